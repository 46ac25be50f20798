/// How a path that findings name becomes the path that the settings see, counted from their own folder.
public struct PathPlacement: Hashable, Sendable {
  /// What the settings do not see of a path's beginning.
  public let above: String
  /// What they see before it.
  public let below: String

  public init(above: String = "", below: String = "") {
    self.above = above
    self.below = below
  }

  public func inner(_ path: String) -> String {
    guard path.hasPrefix(above), !above.isEmpty || !below.isEmpty else { return path }
    var rest = path.dropFirst(above.count)
    var folders = below.split(separator: "/")
    while rest.hasPrefix("../"), !folders.isEmpty {
      rest = rest.dropFirst(3)
      folders.removeLast()
    }
    return folders.map { $0 + "/" }.joined() + rest
  }
}
