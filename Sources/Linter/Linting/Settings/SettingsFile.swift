import Diagnostics

/// Where settings lie: `.swiftlint-rules` in the nearest folder upwards.
public enum SettingsFile {
  public static let name = ".swiftlint-rules"

  /// The same for a folder that may not be there, as of a file that only git's index has.
  static func nearest(toAny folder: String) -> String? {
    var folder = folder.isEmpty ? "." : folder
    while Disk.kind(of: folder) == nil, let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
    }
    return nearest(to: Disk.kind(of: folder) == nil ? "." : folder)
  }

  /// A link counts even where it leads nowhere: better an error than settings that silently do not hold.
  private static func isSettings(_ path: String) -> Bool {
    let kind = Disk.kind(of: path, followingLinks: false)
    return kind == .file || kind == .link
  }

  /// The nearest settings file, seen from a file or folder, as an absolute path.
  public static func nearest(to path: String) -> String? {
    guard var folder = Disk.realPath(of: path) else { return nil }
    while true {
      let candidate = (folder == "/" ? "" : folder) + "/" + name
      if isSettings(candidate) { return candidate }
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }
}

extension Diagnostic {
  static func unreadableSettings(_ path: String) -> Diagnostic {
    Diagnostic(
      rule: "unreadable_settings", severity: .error,
      finding: Finding("this file cannot be read", at: FileRange(file: path, bytes: 0..<0)))
  }
}
