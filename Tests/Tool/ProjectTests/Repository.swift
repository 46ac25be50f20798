import Foundation

/// The files of this repository, as its own tests see them.
enum Repository {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  static func text(at path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Paths of files below a folder, relative to the root and sorted.
  static func paths(below folder: String, endingIn ending: String = "") -> [String] {
    let enumerator = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (enumerator?.allObjects as? [String] ?? []).map { folder + "/" + $0 }
      .filter { $0.hasSuffix(ending) && !isFolder($0) }.sorted()
  }

  /// The names of the folders in a folder.
  static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { isFolder(folder + "/" + $0) }.sorted()
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: root.appending(path: path).path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}
