import Foundation

/// Identifiers as the text that `UUID.uuidString` is, without a text in between.
enum StoredUUID {
  private static let length = 36

  /// The identifier that a text spells, in any case of its letters; nil where it spells none.
  static func uuid(from text: UnsafeRawBufferPointer) -> UUID? {
    guard text.count == length else { return nil }
    var uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)).uuid
    let isUnderstood = withUnsafeMutableBytes(of: &uuid) { bytes in
      var place = 0
      for index in bytes.indices {
        if place == 8 || place == 13 || place == 18 || place == 23 {
          guard text[place] == UInt8(ascii: "-") else { return false }
          place += 1
        }
        guard let high = digit(text[place]), let low = digit(text[place + 1]) else { return false }
        bytes[index] = high << 4 | low
        place += 2
      }
      return true
    }
    return isUnderstood ? UUID(uuid: uuid) : nil
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

  private static func digit(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): letter - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): letter - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func letter(_ digit: UInt8) -> CChar {
    CChar(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
  }
}
