/// A text of a YAML document; what it stands for depends on whether it was quoted.
public struct YAMLScalar: Hashable, Sendable {
  /// Without quotes, escapes resolved.
  public let text: String
  /// Written without quotes and not as a block.
  public let isPlain: Bool

  public init(_ text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }
}

extension YAMLScalar {
  /// What a text means by the core schema of YAML 1.2, where `on`, `yes` and `no` are strings.
  public enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    /// Also when the number is too large for an `Int`.
    case integer
    case float
    case string

    var noun: String {
      switch self {
      case .null: "nothing"
      case .bool: "a truth value"
      case .integer, .float: "a number"
      case .string: "a string"
      }
    }
  }

  public var kind: Kind {
    guard isPlain else { return .string }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return numberKind
    }
  }

  private var numberKind: Kind {
    var bytes = text.utf8[...]
    guard let first = bytes.first, first < 0x3A else { return .string }
    if text.hasPrefix("0x") {
      return bytes.count > 2 && bytes.dropFirst(2).allSatisfy(isHexDigit) ? .integer : .string
    }
    if text.hasPrefix("0o") {
      let digits = bytes.dropFirst(2)
      return !digits.isEmpty && digits.allSatisfy { $0 >= 0x30 && $0 < 0x38 } ? .integer : .string
    }
    if first == 0x2B || first == 0x2D { bytes = bytes.dropFirst() }
    if bytes.elementsEqual(".inf".utf8) || text == ".nan" { return .float }
    return decimalKind(of: bytes)
  }

  private func decimalKind(of bytes: Substring.UTF8View) -> Kind {
    let whole = bytes.prefix(while: isDigit)
    var rest = bytes.dropFirst(whole.count)
    if rest.isEmpty { return whole.isEmpty ? .string : .integer }
    var fraction = rest.prefix(0)
    if rest.first == 0x2E {
      fraction = rest.dropFirst().prefix(while: isDigit)
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return .string }
    guard let exponent = rest.first else { return .float }
    rest = rest.dropFirst()
    if let sign = rest.first, sign == 0x2B || sign == 0x2D { rest = rest.dropFirst() }
    let isExponent = exponent | 0x20 == 0x65 && !rest.isEmpty && rest.allSatisfy(isDigit)
    return isExponent ? .float : .string
  }
}

extension YAMLScalar {
  /// The value of an integer in any of its spellings, if an `Int` can hold it.
  public var integer: Int? {
    guard kind == .integer else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
    return Int(text)
  }

  public var bool: Bool? {
    if case .bool(let value) = kind { value } else { nil }
  }
}

func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
}
