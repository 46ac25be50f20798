/// What a document may cost at most.
public struct YAMLLimits: Sendable {
  public let maximumBytes: Int
  /// Levels of collections, aliases expanded.
  public let maximumDepth: Int
  /// Values with all keys, aliases expanded.
  public let maximumNodes: Int

  public init(
    maximumBytes: Int = 16_000_000, maximumDepth: Int = 64, maximumNodes: Int = 1_000_000
  ) {
    self.maximumBytes = maximumBytes
    self.maximumDepth = maximumDepth
    self.maximumNodes = maximumNodes
  }
}
