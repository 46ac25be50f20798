/// Collects the bytes of UTF-8 until they make a character; malformed bytes are dropped.
struct CharacterDecoder {
  private var bytes: [UInt8] = []
  private var expectedCount = 0

  mutating func reset() {
    bytes = []
  }

  /// The character that this byte completes.
  mutating func decode(_ byte: UInt8) -> Character? {
    if bytes.isEmpty || byte & 0xC0 != 0x80 {
      bytes = []
      expectedCount = Self.count(ofSequenceBeginningWith: byte)
      guard expectedCount > 0 else { return nil }
    }
    bytes.append(byte)
    guard bytes.count == expectedCount else { return nil }
    defer { bytes = [] }
    return String(validating: bytes, as: UTF8.self)?.first
  }

  private static func count(ofSequenceBeginningWith byte: UInt8) -> Int {
    switch byte {
    case 0..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 0
    }
  }
}
