/// Data that an application has kept under a name that the spec calls otherwise now: it stays where it is until
/// somebody moves it.
public struct MovedData: Hashable, Sendable {
  /// `ClinicStore`, or the application.
  public let name: String
  public let newName: String

  /// What moves it, for a shell.
  public let command: String
}

extension MovedData {
  /// - Parameters:
  ///   - renames: the types that are called otherwise.
  ///   - old: the spec as it was.
  static func moves(
    by renames: [TypeRename], from old: DeclaredEntries, to new: DeclaredEntries
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
    return moves
  }
}

extension DeclaredEntries.Entry {
  /// Whether it is a store that writes a file.
  fileprivate var keepsData: Bool {
    statements.contains(".engine: sqlite") || statements.contains(".engine: file")
  }
}
