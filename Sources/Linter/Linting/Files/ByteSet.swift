/// The bytes that a class in brackets allows.
struct ByteSet: Hashable, Sendable {
  private var words: SIMD4<UInt64> = .zero
  private var isNegated = false

  func contains(_ byte: UInt8) -> Bool {
    let bit = words[Int(byte >> 6)] >> UInt64(byte & 63) & 1
    return (bit == 1) != isNegated
  }

  private mutating func insert(_ range: ClosedRange<UInt8>) {
    for byte in range { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
  }

  /// Reads what stands behind `[` up to its `]` and takes it away; nil where none closes it, and where a name in
  /// colons is none.
  init?(classIn rest: inout ArraySlice<UInt8>) {
    var inside = rest
    if let first = inside.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "^") {
      isNegated = true
      inside.removeFirst()
    }
    var isFirst = true
    while let byte = inside.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst {
        rest = inside
        return
      }
      isFirst = false
      let isRead =
        Self.hasName(behind: byte, in: inside)
        ? readNamedClass(in: &inside) : readRange(from: byte, in: &inside)
      guard isRead else { return nil }
    }
    return nil
  }

  /// `a-z` or one byte.
  private mutating func readRange(from byte: UInt8, in rest: inout ArraySlice<UInt8>) -> Bool {
    guard let low = Self.unescaped(byte, in: &rest) else { return false }
    let end = rest.dropFirst().first ?? UInt8(ascii: "]")
    guard rest.first == UInt8(ascii: "-"), end != UInt8(ascii: "]") else {
      insert(low...low)
      return true
    }
    rest.removeFirst()
    guard let next = rest.popFirst(), let high = Self.unescaped(next, in: &rest) else {
      return false
    }
    if low <= high { insert(low...high) }
    return true
  }

  private static func unescaped(_ byte: UInt8, in rest: inout ArraySlice<UInt8>) -> UInt8? {
    byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }

  /// Whether the next bracket closes a name in colons.
  private static func hasName(behind byte: UInt8, in rest: ArraySlice<UInt8>) -> Bool {
    guard byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") else { return false }
    return rest.dropFirst().prefix { $0 != UInt8(ascii: "]") }.last == UInt8(ascii: ":")
  }

  /// `[:alpha:]` and its like.
  private mutating func readNamedClass(in rest: inout ArraySlice<UInt8>) -> Bool {
    for (name, ranges) in Self.named where rest.dropFirst().starts(with: (name + ":]").utf8) {
      for range in ranges { insert(range) }
      rest = rest.dropFirst(name.utf8.count + 3)
      return true
    }
    return false
  }

  private static let named: [(String, [ClosedRange<UInt8>])] = [
    ("alnum", [0x30...0x39, 0x41...0x5A, 0x61...0x7A]), ("alpha", [0x41...0x5A, 0x61...0x7A]),
    ("blank", [0x09...0x09, 0x20...0x20]), ("cntrl", [0x00...0x1F, 0x7F...0x7F]),
    ("digit", [0x30...0x39]), ("graph", [0x21...0x7E]), ("lower", [0x61...0x7A]),
    ("print", [0x20...0x7E]),
    ("punct", [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]),
    ("space", [0x09...0x0D, 0x20...0x20]), ("upper", [0x41...0x5A]),
    ("xdigit", [0x30...0x39, 0x41...0x46, 0x61...0x66]),
  ]
}
