import Foundation

/// Identifiers as the text that `UUID.uuidString` is, without a text in between.
enum StoredUUID {
  private static let length = 36

  /// The identifier that a text spells, in any case of its letters; nil where it spells none.
  static func uuid(from text: UnsafeRawBufferPointer) -> UUID? {
    let hyphen = UInt8(ascii: "-")
    guard text.count == length, text[8] == hyphen, text[13] == hyphen, text[18] == hyphen,
      text[23] == hyphen
    else { return nil }
    func digits(_ place: Int) -> UInt64 {
      UInt64(bigEndian: text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    // Eight digits at a time; those around a hyphen are put together.
    let groups = (
      digits(0), digits(9) & ~0xFFFF_FFFF | digits(14) >> 32,
      digits(19) & ~0xFFFF_FFFF | digits(24) >> 32, digits(28)
    )
    guard let first = bytes(groups.0), let second = bytes(groups.1), let third = bytes(groups.2),
      let fourth = bytes(groups.3)
    else { return nil }
    let high = (UInt64(first) << 32 | UInt64(second)).bigEndian
    let low = (UInt64(third) << 32 | UInt64(fourth)).bigEndian
    return UUID(uuid: unsafeBitCast((high, low), to: uuid_t.self))
  }

  /// The four bytes that eight digits spell, all at once; nil where one is no digit.
  @inline(__always) private static func bytes(_ digits: UInt64) -> UInt32? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let isLetter = digits >> 6 & ones
    let values = (digits & (ones * 0x0F)) + isLetter * 9
    // Spelled again, they are what they were in small letters.
    let spelled = values + ones * 0x30 + isLetter * 0x27
    let isSpelled = (values + ones * 6) >> 4 & ones == isLetter
    guard values & (ones * 0xF0) == 0, isSpelled, spelled == digits | isLetter << 5 else {
      return nil
    }
    var pairs = (values >> 4 | values) & 0x00FF_00FF_00FF_00FF
    pairs = (pairs >> 8 | pairs) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs >> 16 | pairs)
  }

  /// Calls the body with the text of an identifier.
  static func withText<Result>(
    of uuid: UUID, _ body: (UnsafeBufferPointer<CChar>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: length) { text in
      withUnsafeBytes(of: uuid.uuid) { bytes in
        var place = 0
        for byte in bytes {
          if place == 8 || place == 13 || place == 18 || place == 23 {
            text[place] = CChar(UInt8(ascii: "-"))
            place += 1
          }
          text[place] = letter(byte >> 4)
          text[place + 1] = letter(byte & 0xF)
          place += 2
        }
      }
      return body(UnsafeBufferPointer(text))
    }
  }

  private static func letter(_ digit: UInt8) -> CChar {
    CChar(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
  }
}
