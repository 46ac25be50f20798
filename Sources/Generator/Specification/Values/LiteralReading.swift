import FoundationEssentials
import Roles
import Words
import YAML

extension AttributeType {
  /// Reads a literal; a number has to be a number for YAML too, and a text must not be one.
  func literal(_ scalar: YAMLScalar) -> AttributeValue? {
    let text = scalar.text
    switch self {
    case .bool: return scalar.bool.map { .bool($0) }
    case .int: return scalar.integer.map { .int($0) }
    case .double: return doubleValue(scalar).map { .double($0) }
    case .decimal: return decimalText(text).map { .decimal($0) }
    case .string: return scalar.isText ? .string(text) : nil
    case .date: return dateLiteral(of: text)
    case .url: return isUsableURL(text) ? .url(text) : nil
    case .uuid: return isUUID(text) ? .uuid(text.uppercased()) : nil
    case .data: return Data(base64Encoded: text).map { .data(Array($0)) }
    case .enumeration(let enumeration):
      return enumeration.cases.contains(text) ? .enumerationCase(text) : nil
    }
  }

  /// What a literal has to be, for a message: "a whole number".
  var expectation: String {
    switch self {
    case .bool: "true or false"
    case .int: "a whole number"
    case .double: "a number"
    case .decimal: "a number of at most 38 digits"
    case .string: "a text in quotes"
    case .date: "a date such as 2026-01-31 or 2026-01-31T12:30:00Z"
    case .url: "a URL such as https://example.org"
    case .uuid: "a UUID of 32 hexadecimal digits and four hyphens"
    case .data: "bytes in base 64"
    case .enumeration(let enumeration): alternatives(enumeration.cases)
    }
  }
}

extension YAMLScalar {
  var isNil: Bool { isPlain && text == "nil" }
  fileprivate var isText: Bool { kind == .string && !isNil }

  /// `settings.feedURL`, `news.tags.@count`: names with points between them, without quotes, of which the first is
  /// one of the spec's, or that of a state. Any other is a text, such as `notes.txt`.
  func isPath(from roots: Set<String>) -> Bool {
    guard isPlain, let root = text.split(separator: ".").first.map(String.init),
      root != text, roots.contains(root) || Role(suffixOf: root) == .state
    else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      hasUsableForm(String($0.hasPrefix("@") ? $0.dropFirst() : $0))
    }
  }
}

private func doubleValue(_ scalar: YAMLScalar) -> Double? {
  if let integer = scalar.integer { return Double(integer) }
  guard scalar.kind == .float || scalar.kind == .integer, let value = Double(scalar.text),
    value.isFinite
  else { return nil }
  return value
}

/// Foundation's Decimal holds 38 digits and exponents of one signed byte.
private func decimalText(_ text: String) -> String? {
  let number = YAMLScalar(text, isPlain: true)
  guard number.kind == .integer || number.kind == .float, text.utf8.count <= 60,
    text.utf8.count(where: isDigit) <= 38, !text.hasPrefix("0x"),
    !text.hasPrefix("0o"), let value = Decimal(string: text), value.isFinite
  else { return nil }
  return text
}

/// Printable ASCII without spaces, with a scheme: what every version of Foundation reads alike.
private func isUsableURL(_ text: String) -> Bool {
  let text = text.utf8
  guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
  let (scheme, rest) = (text[..<colon], text[text.index(after: colon)...])
  let excluded = "\"<>\\^`{|}".utf8
  return scheme.first.map(isLetter) == true && !rest.isEmpty
    && scheme.allSatisfy { isLetter($0) || isDigit($0) || [0x2B, 0x2D, 0x2E].contains($0) }
    && rest.allSatisfy { $0 > 0x20 && $0 < 0x7F && !excluded.contains($0) }
}

private func isUUID(_ text: String) -> Bool {
  let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  return parts.map(\.count) == [8, 4, 4, 4, 12]
    && parts.joined().allSatisfy { isDigit($0) || (0x61...0x66).contains($0 | 0x20) }
}

/// Whether one number of at most 38 digits is less than another.
func isLess(_ left: String, than right: String) -> Bool? {
  guard let left = Decimal(string: left), let right = Decimal(string: right) else { return nil }
  return left < right
}
