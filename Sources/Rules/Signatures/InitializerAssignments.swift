import SourceModel

/// An initializer that does nothing but assign properties.
struct InitializerAssignments {
  let initializer: Declaration
  /// By property: the value that it is given, as it is written.
  private let values: [String: String]

  init?(_ declaration: Declaration) {
    guard declaration.kind == .initializer, declaration.whereClause.isEmpty,
      !declaration.isWitness,
      let statements = declaration.block?.statements,
      statements.count > 1
    else { return nil }
    initializer = declaration
    var values: [String: String] = [:]
    for statement in statements {
      guard statement.kind == .assignment, let (property, value) = Self.parts(of: statement) else {
        return nil
      }
      values[property] = value
    }
    self.values = values
  }

  /// `self.name = value` and `name = value`.
  private static func parts(of statement: Statement) -> (property: String, value: String)? {
    let sides = statement.text.text.split(separator: "=", maxSplits: 1)
    guard sides.count == 2 else { return nil }
    let property = trimmed(sides[0])
    let name = property.hasPrefix("self.") ? property.dropFirst(5) : property
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && !name.isEmpty ? (String(name), String(trimmed(sides[1]))) : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Whether another initializer assigns the same properties, the same values from its parameters,
  /// and takes a parameter wherever this one has a value of its own.
  func repeats(_ other: InitializerAssignments) -> Bool {
    guard values.count == other.values.count else { return false }
    let own = Set(initializer.parameters.map(\.name.text))
    let wider = Set(other.initializer.parameters.map(\.name.text))
    guard own.count < wider.count, own.isSubset(of: wider) else { return false }
    return values.allSatisfy { property, value in
      guard let wanted = other.values[property] else { return false }
      return wanted == value || wider.contains(wanted) && Self.isFixed(value)
    }
  }

  /// A literal, a case, or a value made of nothing.
  private static func isFixed(_ value: String) -> Bool {
    ["nil", "true", "false"].contains(value) || value.hasSuffix("()") || value.hasPrefix(".")
      || value.hasPrefix("[") || value.hasPrefix("\"") || value.first?.isNumber == true
  }
}
