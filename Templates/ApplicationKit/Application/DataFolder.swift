import Foundation
import ModelKit

/// The folder in which an application keeps its data.
///
/// `$XDG_DATA_HOME/<Application>`, where that variable is not set or no absolute path
/// `~/.local/share/<Application>` (XDG Base Directory Specification).
enum DataFolder {
  static func usual(applicationName name: String, environment: [String: String]) -> URL {
    let base = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder =
      base.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? URL(
        filePath: environment["HOME"] ?? FileManager.default.currentDirectoryPath,
        directoryHint: .isDirectory
      ).appending(path: ".local/share")
    return folder.appending(path: name, directoryHint: .isDirectory)
  }

  /// Makes the folder where it is missing.
  ///
  /// - Throws: `UnusableFolderError`.
  static func prepare(_ folder: URL) throws {
    do { try folder.makePrivateFolder() } catch { throw UnusableFolderError(path: folder.path) }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw UnusableFolderError(path: folder.path)
    }
  }
}

struct UnusableFolderError: Error, CustomStringConvertible {
  let path: String

  var description: String { Language.texts.unusableFolder(path) }
}
