/// A half-open range of UTF-8 bytes.
public struct ByteRange: Hashable, Sendable, BitwiseCopyable {
  public var start: Int32
  public var end: Int32

  public init(_ start: Int32, _ end: Int32) {
    self.start = start
    self.end = end
  }

  /// What stands for an absent part.
  public static let none = ByteRange(0, 0)

  public var isEmpty: Bool { start >= end }
}

/// A run of facts in their array that belong to one declaration; others may lie between them.
public struct FactRun: Hashable, Sendable, BitwiseCopyable {
  /// Index of the first one, or -1.
  public var first: Int32 = -1
  /// How many there are.
  public var count: Int32 = 0

  public init() {}
}
