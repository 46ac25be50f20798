import SourceModel

/// A value that an initializer sets behind a call of another one which takes that value.
struct DelegatedAssignment {
  /// What is assigned to.
  let target: Name
  /// The other initializer.
  let called: Declaration

  /// - Parameters:
  ///   - call: the call of another initializer in the body.
  ///   - initializers: those of the type, itself included.
  static func all(
    in body: InitializerBody, calling call: Call, among initializers: [Declaration]
  ) -> [DelegatedAssignment] {
    let initializer = body.initializer
    let labels = call.arguments.map(\.label.text)
    let called = initializers.first { $0.range != initializer.range && takes(labels, $0) }
    guard let called else { return [] }
    let taken = Set(called.parameters.map(\.name.text))
    let own = Set(initializer.parameters.map(\.name.text))
    let later = body.statements.drop { $0.range < call.callee.range }
    return later.compactMap { statement in
      guard let assignment = Assignment(statement), taken.contains(assignment.property),
        own.contains(assignment.value) || assignment.isFixed
      else { return nil }
      return DelegatedAssignment(target: statement.target, called: called)
    }
  }

  /// Whether an initializer can be called with arguments of these labels.
  private static func takes(_ labels: [String], _ initializer: Declaration) -> Bool {
    var rest = labels[...]
    for parameter in initializer.parameters {
      let label = parameter.isLabelled ? parameter.label.text : ""
      if rest.first == label {
        rest = rest.dropFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }
}
