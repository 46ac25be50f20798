/// Sixteen bytes that a processor looks at together.
struct ByteBlock {
  static let count = 16

  /// By byte: its highest bit says something of it, the others mean nothing. Comparisons of the standard library go byte
  /// by byte; sums, in which a byte loses what it carries, do not.
  typealias Marks = SIMD16<UInt8>

  private let bytes: SIMD16<UInt8>

  /// - Parameter start: where as many bytes can be read.
  @inline(__always)
  init(at start: UnsafePointer<UInt8>) {
    bytes = UnsafeRawPointer(start).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// The bytes that are not one that is asked for.
  @inline(__always)
  func others(than byte: UInt8) -> Marks {
    let difference = bytes ^ Marks(repeating: byte)
    return difference | (difference &+ Marks(repeating: 0x7F))
  }

  /// The place of the first byte with a mark; `count` where none has one.
  @inline(__always)
  static func firstPlace(of marks: Marks) -> Int {
    let halves = unsafeBitCast(marks & Marks(repeating: 0x80), to: SIMD2<UInt64>.self)
    if halves[0] != 0 { return halves[0].trailingZeroBitCount &>> 3 }
    return halves[1] == 0 ? count : 8 &+ halves[1].trailingZeroBitCount &>> 3
  }
}
