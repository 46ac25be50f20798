import Specification

/// What an application has kept and does not find or does not read any more, since the spec has changed: it stays
/// where it is until somebody moves it or gives it up.
public struct MovedData: Hashable, Sendable {
  /// `ClinicStore is PracticeStore now`.
  public let change: String

  /// What moves it: a command for a shell; or what becomes of it, and what to do.
  public let remedy: String
}

extension MovedData {
  /// - Parameters:
  ///   - renames: the types that are called otherwise.
  ///   - old: the spec as it was.
  ///   - entries: what the spec declares now.
  static func moves(
    by renames: [TypeRename], members: [MemberRename], from old: ApplicationSpecification,
    to new: ApplicationSpecification, in entries: DeclaredEntries
  ) -> [MovedData] {
    let base = "\"${XDG_DATA_HOME:-$HOME/.local/share}\""
    let stores = old.stores.filter { $0.engine != .memory }.map(\.name)
    guard !stores.isEmpty || !old.application.settings.isEmpty else { return [] }
    var moves: [MovedData] = []
    let (name, newName) = (old.application.name, new.application.name)
    if name != newName {
      moves.append(MovedData(name, newName, remedy: "mv \(base)/\(name) \(base)/\(newName)"))
    }
    for rename in renames where stores.contains(rename.old) {
      let (name, newStore) = (rename.old, rename.new)
      let command = "for file in \(name).*; do mv \"$file\" \"\(newStore).${file#\(name).}\"; done"
      moves.append(MovedData(name, newStore, remedy: "cd \(base)/\(newName) && " + command))
    }
    return moves + settings(from: old, to: new, types: renames, in: entries)
      + stays(by: renames, from: old, to: new)
      + stays(by: renames, members: members, from: old, to: new, in: entries)
      + StoredModelChanges(from: old, to: new, types: renames, members: members).obstacles
  }

  /// What objects have stored under a former name, of their own or of their model, of which the spec does not say so.
  private static func stays(
    by renames: [TypeRename], members: [MemberRename], from old: ApplicationSpecification,
    to new: ApplicationSpecification, in entries: DeclaredEntries
  ) -> [MovedData] {
    old.models.filter(old.keepsData).flatMap { model -> [MovedData] in
      let newName = renames.newName(of: model.name)
      guard let now = new.models[newName],
        let entry = entries.entries(of: "models").first(where: { $0.name == newName })
      else { return [] }
      let names = Set(StoredProperty.all(of: model).map(\.name))
      let stored = Dictionary(StoredProperty.all(of: now).map { ($0.name, $0) }) { first, _ in first
      }
      let isKnown = newName == model.name || now.formerNames.contains(model.name)
      let type =
        isKnown
        ? []
        : [
          MovedData(model.name, newName, was: model.name, of: newName, at: entry.place)
        ]
      return type
        + members.filter {
          $0.home == .type && $0.types == [model.name, newName] && names.contains($0.old)
        }
        .compactMap { rename in
          guard let name = rename.new, stored[name]?.formerNames.contains(rename.old) == false,
            let member = entry.members.first(where: { $0.name == name })
          else { return nil }
          return MovedData(
            "\(model.name).\(rename.old)", "\(newName).\(name)", was: rename.old, of: newName,
            at: member.place)
        }
    }
  }

  /// What a store has kept that has another engine now.
  private static func stays(
    by renames: [TypeRename], from old: ApplicationSpecification, to new: ApplicationSpecification
  ) -> [MovedData] {
    old.stores.filter { $0.engine != .memory }.compactMap { former in
      guard let store = new.stores[renames.newName(of: former.name)],
        store.engine != former.engine
      else { return nil }
      return MovedData(
        "\(former.name) in \(former.engine.text)", "\(store.name) in \(store.engine.text)",
        remedy:
          "the application does not start beside the former file; move that away, or keep the engine"
      )
    }
  }

  /// - Parameter model: what it is called now, if it is there.
  static func refusal(of model: String) -> String {
    "a store with objects of \(model) is not opened"
  }

  /// Of what has gone without another name.
  static let loss = "--recover of the application writes the rest into a new one"

  private init(_ name: String, _ newName: String, remedy: String) {
    self.init(change: "\(name) is \(newName) now", remedy: remedy)
  }

  /// - Parameter model: what keeps a store from being opened if it has such objects.
  private init(
    _ name: String, _ newName: String, was formerName: String, of model: String, at place: String
  ) {
    self.init(
      name, newName,
      remedy:
        "say 'was: \(formerName)' of \(newName) at \(place), and the stores find what they have kept; "
        + "without it, " + Self.refusal(of: model))
  }
}

extension [TypeRename] {
  /// What a type is called now.
  func newName(of name: String) -> String { first { $0.old == name }?.new ?? name }
}

extension ApplicationSpecification {
  /// Whether objects of a model are in a file.
  func keepsData(_ model: ModelSpecification) -> Bool {
    store(ofModel: model.name).map { $0.engine != .memory } ?? false
  }
}

extension StoreEngine {
  fileprivate var text: String {
    switch self {
    case .sqlite: "SQLite"
    case .file: "a file"
    case .memory: "memory"
    }
  }
}
