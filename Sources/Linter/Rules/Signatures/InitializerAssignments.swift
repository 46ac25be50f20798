import SourceModel

/// An initializer that assigns properties at its top level, and what else it does there.
struct InitializerAssignments {
  let initializer: Declaration
  /// By property: what it is given.
  private let values: [String: Assignment]
  /// The other statements as they are written, in their order.
  private let others: [String]

  init?(_ body: InitializerBody) {
    guard body.statements.count > 1, body.initializer.whereClause.isEmpty,
      body.initializer.isNamedHere,
      body.initializer.modifiers.isDisjoint(with: [.convenience, .required])
    else { return nil }
    initializer = body.initializer
    var values: [String: Assignment] = [:]
    var others: [String] = []
    for statement in body.statements {
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
    let wider = Set(other.initializer.parameters.map(\.name.text))
    guard own.count < wider.count, own.isSubset(of: wider) else { return false }
    return values.allSatisfy { property, assignment in
      guard let wanted = other.values[property]?.value else { return false }
      return wanted == assignment.value || wider.contains(wanted) && assignment.isFixed
    }
  }
}
