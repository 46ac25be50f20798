/// What a byte can be part of.
struct ByteTraits: OptionSet {
  let rawValue: UInt8

  static let continuesName = ByteTraits(rawValue: 1)
  static let isOperator = ByteTraits(rawValue: 2)
  static let isDigit = ByteTraits(rawValue: 4)
  static let isHexadecimalDigit = ByteTraits(rawValue: 8)
  /// An operator before it has an operand to its right.
  static let bindsLeftwards = ByteTraits(rawValue: 64)
  /// An operator behind it has an operand to its left.
  static let bindsRightwards = ByteTraits(rawValue: 128)

  /// The traits of all bytes, which are never written again.
  nonisolated(unsafe) static let table: UnsafeMutablePointer<ByteTraits> = {
    let table = UnsafeMutablePointer<ByteTraits>.allocate(capacity: 256)
    for byte in 0...UInt8.max {
      (table + Int(byte)).initialize(to: ByteTraits(of: byte))
    }
    return table
  }()

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  private init(of byte: UInt8) {
    self.init(rawValue: 0)
    switch byte {
    case ASCII.a...ASCII.f, ASCII.upperA...ASCII.upperF:
      formUnion([.continuesName, .isHexadecimalDigit])
    case ASCII.a...ASCII.z, ASCII.upperA...ASCII.upperZ: insert(.continuesName)
    case ASCII.underscore, ASCII.dollar: insert(.continuesName)
    case ASCII.zero...ASCII.nine: formUnion([.continuesName, .isDigit, .isHexadecimalDigit])
    default: break
    }
    if ASCII.operators.contains(byte) { insert(.isOperator) }
    if !ASCII.beforeOperand.contains(byte) { insert(.bindsRightwards) }
    if !ASCII.behindOperand.contains(byte) { insert(.bindsLeftwards) }
  }
}

/// Bytes by name.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamation: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let dollar: UInt8 = 0x24
  static let ampersand: UInt8 = 0x26
  static let leftParenthesis: UInt8 = 0x28
  static let rightParenthesis: UInt8 = 0x29
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let less: UInt8 = 0x3C
  static let equal: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let question: UInt8 = 0x3F
  static let upperA: UInt8 = 0x41
  static let upperE: UInt8 = 0x45
  static let upperF: UInt8 = 0x46
  static let upperP: UInt8 = 0x50
  static let upperZ: UInt8 = 0x5A
  static let leftBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let rightBracket: UInt8 = 0x5D
  static let underscore: UInt8 = 0x5F
  static let backQuote: UInt8 = 0x60
  static let a: UInt8 = 0x61
  static let e: UInt8 = 0x65
  static let f: UInt8 = 0x66
  static let p: UInt8 = 0x70
  static let x: UInt8 = 0x78
  static let z: UInt8 = 0x7A
  static let tilde: UInt8 = 0x7E

  static let operators = Array("/=-+!*%<>&|^~?.".utf8)
  /// What separates an operator from an operand to its left.
  static let beforeOperand = Array(" \r\n\t([{,;:\0".utf8)
  /// What separates an operator from an operand to its right.
  static let behindOperand = Array(" \r\n\t)]},;:\0".utf8)
}
