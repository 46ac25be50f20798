/// Data that an application has kept under a name that the spec calls otherwise now, or has no more: it stays where
/// it is until somebody moves it or gives it up.
public struct MovedData: Hashable, Sendable {
  /// `ClinicStore`, or the application.
  public let name: String
  /// Nil for what the spec has no more.
  public let newName: String?

  /// What moves it: a command for a shell, or what the application does; nil where nothing does.
  public let remedy: String?
}

extension MovedData {
  /// - Parameters:
  ///   - renames: the types that are called otherwise.
  ///   - old: the spec as it was.
  static func moves(
    by renames: [TypeRename], members: [MemberRename], from old: DeclaredEntries,
    to new: DeclaredEntries
  ) -> [MovedData] {
    let base = "\"${XDG_DATA_HOME:-$HOME/.local/share}\""
    let stores = old.entries(of: "stores").filter(\.keepsData).map(\.name)
    guard !stores.isEmpty else { return [] }
    var moves: [MovedData] = []
    if let name = old.applicationName, let newName = new.applicationName, name != newName {
      moves.append(
        MovedData(name: name, newName: newName, remedy: "mv \(base)/\(name) \(base)/\(newName)"))
    }
    let folder = new.applicationName.map { "cd \(base)/\($0) && " } ?? ""
    for rename in renames where stores.contains(rename.old) {
      let (name, newName) = (rename.old, rename.new)
      let command = "for file in \(name).*; do mv \"$file\" \"\(newName).${file#\(name).}\"; done"
      moves.append(MovedData(name: name, newName: newName, remedy: folder + command))
    }
    return moves + stays(by: renames, from: old, to: new)
      + stays(by: renames, members: members, from: old)
      + losses(by: renames, members: members, from: old, to: new)
  }

  /// What objects have stored under a former name, of their own or of their model.
  private static func stays(
    by renames: [TypeRename], members: [MemberRename], from old: DeclaredEntries
  ) -> [MovedData] {
    old.keptModels.flatMap { model in
      let names = Set(model.storedMembers.map(\.name))
      let types = renames.filter { $0.old == model.name }
      return types.map { MovedData($0.old, $0.new) }
        + members.filter { $0.types[0] == model.name && names.contains($0.old) }.map {
          MovedData("\(model.name).\($0.old)", "\($0.types[1]).\($0.new)")
        }
    }
  }

  /// What objects have stored that no model of theirs has any more, or has as another type: a store that holds such
  /// objects is not opened.
  private static func losses(
    by renames: [TypeRename], members: [MemberRename], from old: DeclaredEntries,
    to new: DeclaredEntries
  ) -> [MovedData] {
    old.keptModels.flatMap { model in
      let name = renames.first { $0.old == model.name }?.new ?? model.name
      guard let now = new.entries(of: "models").first(where: { $0.name == name }) else {
        return [MovedData(model.name, nil)]
      }
      let renamed = Set(members.filter { $0.types.first == model.name }.map(\.old))
      return model.storedMembers.filter { !renamed.contains($0.name) }.compactMap { member in
        let place = "\(model.name).\(member.name)"
        guard let present = now.storedMembers.first(where: { $0.name == member.name }) else {
          return MovedData(place, nil)
        }
        guard let former = member.type, let type = present.type else { return nil }
        let sameType = former.mapNames { name in renames.first { $0.old == name }?.new ?? name }
        guard type != sameType, !new.lineage(of: sameType).contains(type) else { return nil }
        return MovedData("\(place): \(former)", type, remedy: Self.recovery)
      }
    }
  }

  private static let recovery =
    "a store with objects is not opened; --recover of the application writes what fits into a new one"

  /// What a store has kept that has another engine now, and objects of models that have another store.
  private static func stays(
    by renames: [TypeRename], from old: DeclaredEntries, to new: DeclaredEntries
  ) -> [MovedData] {
    func newName(_ name: String) -> String { renames.first { $0.old == name }?.new ?? name }
    let stores = new.entries(of: "stores")
    return old.entries(of: "stores").filter(\.keepsData).flatMap { former -> [MovedData] in
      let name = newName(former.name)
      guard let store = stores.first(where: { $0.name == name }) else { return [] }
      let engines =
        store.engine == former.engine
        ? [] : [MovedData(former.engineText, store.engineText)]
      let others = stores.filter { $0.name != name }
      return engines
        + former.models.map(newName).filter { !store.models.contains($0) }.compactMap { model in
          others.first { $0.models.contains(model) }.map {
            MovedData("\(model) of \(former.name)", "\(model) of \($0.name)")
          }
        }
    }
  }

  private init(_ name: String, _ newName: String?, remedy: String? = nil) {
    (self.name, self.newName, self.remedy) = (name, newName, remedy)
  }
}

extension DeclaredEntries {
  /// The models whose objects are in files: those of the stores, and the ones derived from them.
  fileprivate var keptModels: [Entry] {
    let kept = Set(entries(of: "stores").filter(\.keepsData).flatMap(\.models))
    return entries(of: "models").filter { !kept.isDisjoint(with: lineage(of: $0.name)) }
  }

  /// A model, and those that it is derived from.
  fileprivate func lineage(of model: String) -> [String] {
    let parents = parents
    // What is derived from itself is an error that is told elsewhere.
    return Array(sequence(first: model) { parents[$0] }.prefix(parents.count + 1))
  }
}

extension DeclaredEntries.Member {
  /// `String` of `String?`, `[Tag]`, or an enumeration; nil where the spec does not say it here.
  fileprivate var type: String? {
    if statements.contains(where: { $0.hasPrefix(".cases") }) { return "an enumeration" }
    for (key, isMany) in [(": ", false), (".toOne: ", false), (".toMany: ", true), (".-: ", true)] {
      guard let text = statements.first(where: { $0.hasPrefix(key) })?.dropFirst(key.count) else {
        continue
      }
      return isMany ? "[\(text)]" : String(text.hasSuffix("?") ? text.dropLast() : text)
    }
    return nil
  }
}

extension DeclaredEntries.Entry {
  /// Whether it is a store that writes a file.
  fileprivate var keepsData: Bool { engine == "sqlite" || engine == "file" }

  fileprivate var engine: String? { values(of: ".engine: ").first }

  fileprivate var engineText: String {
    name + " in " + (engine == "sqlite" ? "SQLite" : engine == "file" ? "a file" : "memory")
  }

  fileprivate var models: [String] { values(of: ".models: ") + values(of: ".models.-: ") }

  fileprivate var storedMembers: [DeclaredEntries.Member] {
    members.filter {
      ["attributes", "relationships"].contains($0.part)
        && !$0.statements.contains(".transient: true")
    }
  }

  private func values(of key: String) -> [String] {
    statements.filter { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
  }
}
