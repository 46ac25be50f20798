import Foundation
import ModelKit

/// The folder in which an application keeps its data.
///
/// `$XDG_DATA_HOME/<Application>`, where that variable is not set or no absolute path
/// `~/.local/share/<Application>` (XDG Base Directory Specification).
enum DataFolder {
  /// - Parameter home: of the user as the system knows it, where the environment names none.
  /// - Throws: a `MessageError` where there is none either.
  static func usual(
    applicationName name: String, environment: [String: String], home: String? = systemHome
  ) throws -> URL {
    func path(_ variable: String) -> String? { environment[variable].flatMap(absolute) }
    let share = (path("HOME") ?? home.flatMap(absolute)).map { $0 + "/.local/share" }
    guard let base = path("XDG_DATA_HOME") ?? share else {
      throw MessageError(Language.texts.noDataFolder)
    }
    return URL(filePath: base, directoryHint: .isDirectory)
      .appending(path: name, directoryHint: .isDirectory)
  }

  /// The home in the database of users; nil where the process has no user there.
  private static var systemHome: String? {
    getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) }
  }

  private static func absolute(_ path: String) -> String? { path.hasPrefix("/") ? path : nil }

  /// Makes the folder where it is missing.
  ///
  /// - Throws: a `MessageError` where that is not possible, or nothing can be written there.
  static func prepare(_ folder: URL) throws {
    let error = MessageError(Language.texts.unusableFolder(folder.path))
    do { try folder.makePrivateFolder() } catch { throw error }
    guard FileManager.default.isWritableFile(atPath: folder.path) else { throw error }
  }
}
