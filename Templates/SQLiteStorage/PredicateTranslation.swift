import ModelKit

/// Predicates as SQL conditions with two values, as closures have.
struct PredicateTranslation {
  let paths: PathTranslation

  /// A condition that is true or not; where it is not, it may be null.
  func condition(_ predicate: BoundPredicate) -> SQLText {
    switch predicate {
    case .all(let members):
      members.isEmpty ? SQLText("1") : "(" + members.map(condition).joined(by: " AND ") + ")"
    case .any(let members): "(" + members.map(condition).joined(by: " OR ") + ")"
    case .not(let member): "NOT coalesce(" + condition(member) + ", 0)"
    case .comparison(let comparison): condition(comparison)
    }
  }

  private func condition(_ comparison: BoundComparison) -> SQLText {
    guard case .path(let path) = comparison.left else {
      return test(comparison, constant(comparison.left))
    }
    return paths.exists(path, from: "t0") { value in
      test(comparison, SQLText(paths.collated(value, path.type)))
    }
  }

  private func test(_ comparison: BoundComparison, _ value: SQLText) -> SQLText {
    let left = comparable(value, comparison)
    let right = comparison.right.map { comparable(term($0), comparison) }
    guard let first = right.first else { return SQLText("0") }
    switch comparison.relation {
    case .isEqual: return "(" + left + " IS " + first + ")"
    case .isNotEqual: return "(" + left + " IS NOT " + first + ")"
    case .isIn: return membership(of: left, in: right)
    case .isBetween: return "(" + left + " BETWEEN " + right.joined(by: " AND ") + ")"
    case .isLess: return "(" + left + " < " + first + ")"
    case .isLessOrEqual: return "(" + left + " <= " + first + ")"
    case .isGreater: return "(" + left + " > " + first + ")"
    case .isGreaterOrEqual: return "(" + left + " >= " + first + ")"
    case .contains, .beginsWith, .endsWith:
      let name = SQLiteFunctions.name(of: comparison.relation)
      return "\(name)(" + left + ", " + first + ")"
    }
  }

  private func membership(of left: SQLText, in members: [SQLText]) -> SQLText {
    let isNilMember = members.contains { $0.values == [.null] }
    let others = members.filter { $0.values != [.null] }
    let listed = "coalesce(" + left + " IN (" + others.joined(by: ", ") + "), 0)"
    return isNilMember ? "(" + listed + " OR " + left + " IS NULL)" : listed
  }

  private func term(_ term: BoundTerm) -> SQLText {
    guard case .path(let path) = term else { return constant(term) }
    return SQLText(paths.collated(paths.value(of: path, from: "t0"), path.type))
  }

  private func constant(_ term: BoundTerm) -> SQLText {
    guard case .constant(let value) = term else { return SQLText("NULL") }
    return SQLText(value)
  }

  /// Texts without what is not to be heeded, cases as their place in the enumeration.
  private func comparable(_ value: SQLText, _ comparison: BoundComparison) -> SQLText {
    if !comparison.cases.isEmpty, comparison.relation.isByRank {
      return ranked(value, comparison.cases)
    }
    guard !comparison.options.isEmpty else { return value }
    return "\(SQLiteFunctions.folding)(" + value + ", \(comparison.options.rawValue)) "
      + "COLLATE \(SQLiteFunctions.textCollation)"
  }

  private func ranked(_ value: SQLText, _ cases: [String]) -> SQLText {
    if case .string(let rawValue)? = value.values.first {
      return SQLText(.integer(EnumerationRank.rank(rawValue, in: cases)))
    }
    return value.values.isEmpty ? paths.rank(of: value.text, in: cases) : value
  }
}

extension BoundComparison.Relation {
  /// Whether enumerations are compared by the order of their cases.
  var isByRank: Bool {
    switch self {
    case .isEqual, .isNotEqual, .isIn: false
    default: true
    }
  }
}
