import SourceModel

/// An initializer that assigns properties at its top level, and what else it does there.
struct InitializerAssignments {
  let initializer: Declaration
  /// By property: what it is given.
  private let values: [String: Assignment]
  /// The other statements as they are written, in their order.
  private let others: [String]

  init?(_ initializer: Declaration) {
    guard initializer.whereClause.isEmpty, initializer.isNamedHere,
      initializer.modifiers.isDisjoint(with: [.convenience, .required])
    else { return nil }
    self.initializer = initializer
    var values: [String: Assignment] = [:]
    var others: [String] = []
    for statement in initializer.block?.statements ?? [] {
      if let assignment = Assignment(statement) {
        values[assignment.property] = assignment
      } else {
        others.append(statement.text.text)
      }
    }
    guard values.count > 1 else { return nil }
    self.values = values
    self.others = others
  }

  /// Whether another initializer assigns the same properties, the same values from its parameters,
  /// takes a parameter wherever this one has a value of its own, and does the same besides.
  func repeats(_ other: InitializerAssignments) -> Bool {
    guard values.count == other.values.count, others == other.others else { return false }
    let own = Set(initializer.parameters.map(\.name.text))
    let parameters = other.initializer.parameters
    let wider = Set(parameters.map(\.name.text))
    guard own.count < wider.count, own.isSubset(of: wider) else { return false }
    return values.allSatisfy { property, assignment in
      guard let wanted = other.values[property]?.value else { return false }
      return wanted == assignment.value
        || assignment.isFixed
          && parameters.contains { $0.name == wanted && assignment.mayBeGiven(to: $0) }
    }
  }
}

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

  /// Nothing at all is given only to a parameter that may be nothing.
  func mayBeGiven(to parameter: Parameter) -> Bool {
    value != "nil" || parameter.type.isOptional
  }

  /// A literal, a case, or a value made of nothing.
  var isFixed: Bool {
    ["nil", "true", "false"].contains(value) || value.hasSuffix("()") || value.hasPrefix(".")
      || value.hasPrefix("[") || value.hasPrefix("\"") || value.first?.isNumber == true
  }
}
