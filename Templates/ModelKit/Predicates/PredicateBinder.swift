/// Looks up the names of a predicate and gives its values the types of what they are compared with.
struct PredicateBinder {
  let text: String
  let entity: Entity
  let schema: Schema
  let arguments: [String: PredicateValue]

  func bind(_ text: String) throws -> BoundPredicate {
    var parser = try PredicateParser(text)
    return try bind(try parser.parse())
  }

  private func bind(_ syntax: PredicateSyntax) throws -> BoundPredicate {
    switch syntax {
    case .all(let members): .all(try members.map(bind))
    case .any(let members): .any(try members.map(bind))
    case .not(let member): .not(try bind(member))
    case .comparison(let comparison): .comparison(try bind(comparison))
    }
  }

  private func bind(_ syntax: ComparisonSyntax) throws -> BoundComparison {
    let left = try path(of: syntax.left, orCaseFor: nil)
    let right = try path(of: syntax.right, orCaseFor: left?.type)
    guard let known = left ?? right else {
      throw error("one side must be a key path", at: syntax.left)
    }
    try checkCardinality(syntax, left: left, right: right)
    try check(syntax, type: known.type)
    let values = ValueBinder(type: known.type, objectName: known.objectName, failure: error)
    let leftTerm = try left.map(BoundTerm.path) ?? .constant(value(of: syntax.left, by: values))
    return BoundComparison(
      left: leftTerm, relation: syntax.relation.bound,
      right: try rightTerms(of: syntax, path: right, likeType: known, values: values),
      options: syntax.options, cases: known.type?.cases ?? [])
  }

  /// The path that a term is; nil for values, and for a name that is a case of the other side's
  /// type.
  private func path(of term: Term, orCaseFor type: AttributeType?) throws -> BoundPath? {
    guard case .path(let keys) = term.kind else { return nil }
    if let type, keys.count == 1, type.cases.contains(keys[0]) { return nil }
    do {
      return try PathBinder(schema: schema).bind(keys, in: entity)
    } catch let failure as PathBinder.Failure {
      guard let type, !type.cases.isEmpty, keys.count == 1 else {
        throw error(failure.message, at: term)
      }
      return nil
    }
  }

  private func checkCardinality(
    _ syntax: ComparisonSyntax, left: BoundPath?, right: BoundPath?
  ) throws {
    if right?.isToMany == true {
      throw error("a path to many objects stands on the left, behind ANY", at: syntax.right)
    }
    if left?.isToMany == true && !syntax.isAny {
      throw error("this path leads to many objects: write ANY in front", at: syntax.left)
    }
    if left?.isToMany != true && syntax.isAny {
      throw error("ANY takes a path to many objects", at: syntax.left)
    }
  }

  private func check(_ syntax: ComparisonSyntax, type: AttributeType?) throws {
    let isText = type == .string
    switch syntax.relation {
    case .contains, .beginsWith, .endsWith:
      guard isText else {
        throw error("\(syntax.relation.rawValue) compares texts", at: syntax.left)
      }
    case .isLess, .isLessOrEqual, .isGreater, .isGreaterOrEqual, .isBetween:
      guard type != nil else { throw error("objects have no order", at: syntax.left) }
    case .isEqual, .isNotEqual, .isIn: break
    }
    guard syntax.options.isEmpty || isText else {
      throw error("[c] and [d] are for texts", at: syntax.left)
    }
  }

  private func rightTerms(
    of syntax: ComparisonSyntax, path: BoundPath?, likeType left: BoundPath, values: ValueBinder
  ) throws -> [BoundTerm] {
    let takesList = syntax.relation == .isIn || syntax.relation == .isBetween
    if let path {
      guard !takesList, path.isComparable(with: left) else {
        throw error("'\(syntax.relation.rawValue)' compares unlike types", at: syntax.right)
      }
      return [.path(path)]
    }
    guard takesList else { return [.constant(try value(of: syntax.right, by: values))] }
    let members = try listMembers(of: syntax.right, by: values)
    guard syntax.relation == .isIn || members.count == 2 else {
      throw error("BETWEEN takes two values", at: syntax.right)
    }
    return members.map(BoundTerm.constant)
  }

  private func listMembers(of term: Term, by values: ValueBinder) throws -> [AttributeValue] {
    switch term.kind {
    case .list(let members): return try members.map { try value(of: $0, by: values) }
    case .parameter(let name):
      guard case .list(let members) = try argument(name, at: term) else {
        throw error("$\(name) must be an array", at: term)
      }
      return try members.map { try values.value(of: $0, at: term) }
    default: throw error("expected a list in braces or a parameter", at: term)
    }
  }

  private func value(of term: Term, by values: ValueBinder) throws -> AttributeValue {
    guard case .parameter(let name) = term.kind else { return try values.value(of: term) }
    guard case .value(let value) = try argument(name, at: term) else {
      throw error("$\(name) is an array", at: term)
    }
    return try values.value(of: value, at: term)
  }

  private func argument(_ name: String, at term: Term) throws -> PredicateValue {
    guard let argument = arguments[name] else {
      throw error("there is no value for $\(name)", at: term)
    }
    return argument
  }

  private func error(_ message: String, at term: Term) -> FetchRequestError {
    FetchRequestError(text: text, column: term.column, message: message)
  }
}
