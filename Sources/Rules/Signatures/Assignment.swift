import SourceModel

/// `self.name = value` or `name = value`.
struct Assignment {
  let property: String
  /// As it is written.
  let value: String

  init?(_ statement: Statement) {
    guard statement.kind == .assignment else { return nil }
    let sides = statement.text.text.split(separator: "=", maxSplits: 1)
    guard sides.count == 2 else { return nil }
    let target = Self.trimmed(sides[0])
    let name = target.hasPrefix("self.") ? target.dropFirst(5) : target
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    property = String(name)
    value = String(Self.trimmed(sides[1]))
  }

  /// A literal, a case, or a value made of nothing.
  var isFixed: Bool {
    ["nil", "true", "false"].contains(value) || value.hasSuffix("()") || value.hasPrefix(".")
      || value.hasPrefix("[") || value.hasPrefix("\"") || value.first?.isNumber == true
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
