import Diagnostics

/// Where settings lie: `.swiftlint-rules` in the folders of a project.
public enum SettingsFile {
  public static let name = ".swiftlint-rules"

  /// The settings files that may hold in a folder, the nearest first, as absolute paths. Those above the
  /// repository that the nearest one lies in are none of the project's.
  ///
  /// - Parameters:
  ///   - folder: absolute, without links.
  ///   - isThere: whether there is such a file.
  static func upwards(
    from folder: String, isThere: (String) -> Bool = Self.isThere
  ) -> [String] {
    var found: [String] = []
    var folder = folder
    while true {
      let prefix = folder == "/" ? "" : folder
      if isThere(prefix + "/" + name) { found.append(prefix + "/" + name) }
      let isRepository = !found.isEmpty && Disk.kind(of: prefix + "/.git") != nil
      guard !isRepository, folder != "/", let slash = folder.lastIndex(of: "/") else {
        return found
      }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  /// A link counts even where it leads nowhere, and so does a folder: better an error than settings that silently do not
  /// hold.
  static func isThere(_ path: String) -> Bool {
    Disk.kind(of: path, followingLinks: false) != nil
  }

  /// The folder that a settings file lies in.
  static func folder(of path: String) -> String {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}

extension Diagnostic {
  static func unreadableSettings(_ path: String) -> Diagnostic {
    let message =
      Disk.kind(of: path) == .folder
      ? "this is a folder: settings are a file" : "this file cannot be read"
    return Diagnostic(
      rule: "unreadable_settings", severity: .error,
      finding: Finding(message, at: FileRange(file: path, bytes: 0..<0)))
  }
}
