/// What follows `escape [` up to its final byte.
struct ControlSequence {
  let final: UInt8
  let parameters: [UInt8]

  /// The first parameter; a second one tells which modifiers are held, and does not matter here.
  private var number: Int? {
    let digits = parameters.prefix { $0 != UInt8(ascii: ";") }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  var isStartOfPaste: Bool {
    final == UInt8(ascii: "~") && number == 200
  }

  /// The key that the sequence stands for, nil for a key that has no use here.
  var key: Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "M"): .return
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "~"): number.flatMap { Self.numberedKeys[$0] }
    default: nil
    }
  }

  private static let numberedKeys: [Int: Key] = [
    1: .home, 3: .forwardDelete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]
}

extension Key {
  /// The key of a control character, nil for the few that no key has.
  init?(controlByte byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .delete
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .return
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    default: return nil
    }
  }
}
