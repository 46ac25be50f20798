import SourceModel

/// `self.name = value` or `name = value`.
struct Assignment {
  let property: String
  /// As it is written.
  let value: String

  init?(_ statement: Statement) {
    guard statement.kind == .assignment else { return nil }
    let text = statement.text.utf8
    guard let sign = text.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let target = text[..<sign].trimmed()
    let name = target.starts(with: "self.") ? target.dropFirst(5) : target
    guard !name.isEmpty, name.allSatisfy(\.isPartOfName) else { return nil }
    property = String(decoding: name, as: UTF8.self)
    value = String(decoding: text[(sign + 1)...].trimmed(), as: UTF8.self)
  }

  /// A literal, a case, or a value made of nothing.
  var isFixed: Bool {
    ["nil", "true", "false"].contains(value) || value.hasSuffix("()") || value.hasPrefix(".")
      || value.hasPrefix("[") || value.hasPrefix("\"") || value.first?.isNumber == true
  }
}
