import Foundation
import ModelKit

/// The folder in which an application keeps its data.
///
/// `$XDG_DATA_HOME/<Application>`, where that variable is not set or no absolute path
/// `~/.local/share/<Application>` (XDG Base Directory Specification).
enum DataFolder {
  static func usual(applicationName name: String, environment: [String: String]) -> URL {
    let home = environment["HOME"] ?? FileManager.default.currentDirectoryPath
    let base = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return URL(filePath: base ?? home + "/.local/share", directoryHint: .isDirectory)
      .appending(path: name, directoryHint: .isDirectory)
  }

  /// Makes the folder where it is missing.
  ///
  /// - Throws: a `MessageError` where that is not possible, or nothing can be written there.
  static func prepare(_ folder: URL) throws {
    let error = MessageError(Language.texts.unusableFolder(folder.path))
    do { try folder.makePrivateFolder() } catch { throw error }
    guard FileManager.default.isWritableFile(atPath: folder.path) else { throw error }
  }
}
