/// How a path that findings name, as seen from the working folder, becomes one that is the same wherever that is.
public struct PathPlacement: Hashable, Sendable {
  /// What the settings do not see of a path's beginning.
  public let above: String
  /// What they see before it.
  public let below: String
  /// The folder of the settings as seen from the root of the repository or package around it, with a slash at its end;
  /// of files outside of all projects the working folder, absolute.
  public let around: String

  public init(above: String = "", below: String = "", around: String = "") {
    self.above = above
    self.below = below
    self.around = around
  }

  /// The path that the settings see, counted from their own folder.
  public func inner(_ path: String) -> String {
    guard path.hasPrefix(above), !above.isEmpty || !below.isEmpty else { return path }
    return Self.joined(below, with: path.dropFirst(above.count))
  }

  /// The path with all folders whose names may say what a file is for.
  public func whole(_ path: String) -> String {
    around.isEmpty || path.hasPrefix("/")
      ? inner(path) : Self.joined(around, with: inner(path)[...])
  }

  private static func joined(_ folder: String, with path: Substring) -> String {
    // Nearly every path leads down, and every file and every use of a type asks.
    guard path.utf8.starts(with: "../".utf8) else {
      return folder.isEmpty || folder.utf8.last == UInt8(ascii: "/")
        ? folder + path : "\(folder)/\(path)"
    }
    var rest = path
    var folders = folder.split(separator: "/")
    while rest.hasPrefix("../"), !folders.isEmpty {
      rest = rest.dropFirst(3)
      folders.removeLast()
    }
    return folders.map { $0 + "/" }.joined() + rest
  }
}
