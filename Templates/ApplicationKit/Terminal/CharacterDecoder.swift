/// Collects the bytes of UTF-8 until they make a character; malformed bytes are dropped.
struct CharacterDecoder {
  private var bytes: [UInt8] = []

  private static let maximumLength = 4

  mutating func reset() {
    bytes = []
  }

  /// The character that this byte completes.
  mutating func decode(_ byte: UInt8) -> Character? {
    let isContinuation = byte & 0xC0 == 0x80
    if !isContinuation || bytes.count == Self.maximumLength { bytes = [] }
    bytes.append(byte)
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    bytes = []
    return text.first
  }
}
