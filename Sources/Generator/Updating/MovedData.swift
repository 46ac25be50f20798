/// Data that an application has kept under a name that the spec calls otherwise now, or has no more: it stays where
/// it is until somebody moves it or gives it up.
public struct MovedData: Hashable, Sendable {
  /// `ClinicStore`, or the application.
  public let name: String
  /// Nil for what the spec has no more.
  public let newName: String?

  /// What moves it, for a shell; nil where nothing does.
  public let command: String?
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
        MovedData(name: name, newName: newName, command: "mv \(base)/\(name) \(base)/\(newName)"))
    }
    let folder = new.applicationName.map { "cd \(base)/\($0) && " } ?? ""
    for rename in renames where stores.contains(rename.old) {
      let (name, newName) = (rename.old, rename.new)
      let command = "for file in \(name).*; do mv \"$file\" \"\(newName).${file#\(name).}\"; done"
      moves.append(MovedData(name: name, newName: newName, command: folder + command))
    }
    return moves + stays(by: renames, from: old, to: new)
      + stays(by: renames, members: members, from: old)
      + losses(by: renames, members: members, from: old, to: new)
  }

  /// What objects have stored under a former name, of their own or of their model.
  private static func stays(
    by renames: [TypeRename], members: [MemberRename], from old: DeclaredEntries
  ) -> [MovedData] {
    let kept = Set(old.entries(of: "stores").filter(\.keepsData).flatMap(\.models))
    return old.entries(of: "models").filter { kept.contains($0.name) }.flatMap { model in
      let names = Set(model.storedMembers.map(\.name))
      let types = renames.filter { $0.old == model.name }
      return types.map { MovedData($0.old, $0.new) }
        + members.filter { $0.types[0] == model.name && names.contains($0.old) }.map {
          MovedData("\(model.name).\($0.old)", "\($0.types[1]).\($0.new)")
        }
    }
  }

  /// What objects have stored that no model of theirs has any more: a store that holds such objects is not opened.
  private static func losses(
    by renames: [TypeRename], members: [MemberRename], from old: DeclaredEntries,
    to new: DeclaredEntries
  ) -> [MovedData] {
    let kept = Set(old.entries(of: "stores").filter(\.keepsData).flatMap(\.models))
    return old.entries(of: "models").filter { kept.contains($0.name) }.flatMap { model in
      let name = renames.first { $0.old == model.name }?.new ?? model.name
      guard let now = new.entries(of: "models").first(where: { $0.name == name }) else {
        return [MovedData(model.name, nil)]
      }
      let names = Set(now.storedMembers.map(\.name))
        .union(members.filter { $0.types.first == model.name }.map(\.old))
      return model.storedMembers.map(\.name).filter { !names.contains($0) }.map {
        MovedData("\(model.name).\($0)", nil)
      }
    }
  }

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

  private init(_ name: String, _ newName: String?) {
    (self.name, self.newName, command) = (name, newName, nil)
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
