/// Offsets in bytes for the marks of libyaml, which count Unicode scalars.
///
/// Marks come nearly in order, so a cursor walks from one to the next; in a text of ASCII alone
/// both counts are the same.
struct ByteOffsets {
  private let bytes: [UInt8]
  private let start: Int
  private let isASCII: Bool
  private var scalar = 0
  private var byte: Int

  /// - Parameter start: where the text begins that libyaml sees, behind a byte-order mark.
  init(bytes: [UInt8], start: Int) {
    self.bytes = bytes
    self.start = start
    byte = start
    isASCII = bytes.dropFirst(start).allSatisfy { $0 < 0x80 }
  }

  mutating func offset(ofScalar target: Int) -> Int {
    if isASCII { return min(start + max(target, 0), bytes.count) }
    while scalar < target, byte < bytes.count {
      byte += 1
      while byte < bytes.count, isContinuation(bytes[byte]) { byte += 1 }
      scalar += 1
    }
    while scalar > target, byte > start {
      byte -= 1
      while byte > start, isContinuation(bytes[byte]) { byte -= 1 }
      scalar -= 1
    }
    return byte
  }
}

private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
