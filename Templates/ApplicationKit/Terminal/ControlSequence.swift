/// What follows `escape [` up to its final byte.
struct ControlSequence {
  let final: UInt8
  private let isOfMouse: Bool

  /// The console of Linux sends its first function keys with a second bracket.
  private let isOfConsole: Bool

  /// Nil for what is no number that a terminal sends.
  private let numbers: [Int?]

  init(final: UInt8, parameters: [UInt8]) {
    self.final = final
    isOfMouse = parameters.first == UInt8(ascii: "<")
    isOfConsole = parameters.first == UInt8(ascii: "[")
    numbers = parameters.dropFirst(isOfMouse ? 1 : 0)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { UInt16(String(decoding: $0, as: UTF8.self)).map(Int.init) }
  }

  private var number: Int? { numbers.first ?? nil }

  /// Whether alt or control is held: the second parameter is 1 and the sum of 1 for shift, 2 for alt
  /// and 4 for control.
  private var movesByWord: Bool {
    guard numbers.count > 1, let modifiers = numbers[1] else { return false }
    return (modifiers - 1) & 6 != 0
  }

  var isStartOfPaste: Bool {
    final == UInt8(ascii: "~") && number == 200
  }

  /// The key that the sequence stands for, nil for a key that has no use here.
  var key: Key? {
    switch final {
    case UInt8(ascii: "A") where isOfConsole: .help
    case _ where isOfConsole: nil
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): movesByWord ? .wordRight : .right
    case UInt8(ascii: "D"): movesByWord ? .wordLeft : .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "M"): isOfMouse ? mouse : .return
    case UInt8(ascii: "P"): .help
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "~"): number.flatMap { Self.numberedKeys[$0] }
    default: nil
    }
  }

  /// A report of the mouse: `<` and the button, the column and the line, counted from 1.
  private var mouse: Key? {
    let numbers = numbers.compactMap { $0 }
    guard numbers.count == 3 else { return nil }
    let place = Point(column: numbers[1] - 1, row: numbers[2] - 1)
    switch numbers[0] {
    case 0: return .click(place)
    case 64: return .wheel(lines: -3, place)
    case 65: return .wheel(lines: 3, place)
    default: return nil
    }
  }

  private static let numberedKeys: [Int: Key] = [
    1: .home, 3: .forwardDelete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .help,
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
