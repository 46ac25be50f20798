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
  /// How many there are, and in the highest bit whether others lie between them: a declaration has
  /// five runs, and is copied often.
  private var bits: UInt32 = 0

  private static let scattered: UInt32 = 1 << 31

  public init() {}

  /// How many there are.
  public var count: Int32 { Int32(truncatingIfNeeded: bits & ~Self.scattered) }
  /// Whether others lie between them, which they do in few runs.
  public var isScattered: Bool { bits & Self.scattered != 0 }

  /// Counts a further fact of this run.
  @inline(__always)
  public mutating func add(_ position: Int) {
    let position = Int32(truncatingIfNeeded: position)
    if bits == 0 { first = position }
    if first &+ count != position { bits |= Self.scattered }
    bits &+= 1
  }
}
