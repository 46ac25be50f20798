import ModelKit

/// Conditions of queries as SQL with two values, as closures have.
struct ConditionTranslation {
  let paths: PathTranslation

  /// A condition that is true or not; where it is not, it may be null.
  func condition(_ condition: QueryCondition) -> SQLText {
    switch condition {
    case .all(let members): joined(members, by: " AND ", ofNone: "1")
    case .any(let members): joined(members, by: " OR ", ofNone: "0")
    case .not(let member): "NOT coalesce(" + self.condition(member) + ", 0)"
    case .member(let members, let condition):
      paths.exists(members, where: self.condition(condition))
    case .comparison(let comparison):
      test(comparison, operand(.path(comparison.left)))
    }
  }

  private func joined(
    _ members: [QueryCondition], by separator: String, ofNone truth: String
  ) -> SQLText {
    members.isEmpty
      ? SQLText(truth) : "(" + members.map(condition).joined(by: separator) + ")"
  }

  private func test(_ comparison: QueryComparison, _ value: SQLText) -> SQLText {
    if comparison.relation.isSearch { return search(comparison, value) }
    let left = comparable(value, comparison)
    let right = comparison.right.map { comparable(operand($0), comparison) }
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
    case .contains, .beginsWith, .endsWith: return SQLText("0")
    }
  }

  private func search(_ comparison: QueryComparison, _ value: SQLText) -> SQLText {
    guard let part = comparison.right.first.map(operand) else { return SQLText("0") }
    let name = SQLiteFunctions.name(of: comparison.relation)
    return "\(name)(" + value + ", " + part + ", \(comparison.options.rawValue))"
  }

  private func membership(of left: SQLText, in members: [SQLText]) -> SQLText {
    let isNilMember = members.contains { $0.values == [.null] }
    let others = members.filter { $0.values != [.null] }
    let listed = "coalesce(" + left + " IN (" + others.joined(by: ", ") + "), 0)"
    return isNilMember ? "(" + listed + " OR " + left + " IS NULL)" : listed
  }

  private func operand(_ operand: QueryOperand) -> SQLText {
    switch operand {
    case .constant(let value): SQLText(value)
    case .path(let path): SQLText(paths.collated(paths.value(of: path), path.type))
    }
  }

  /// Texts without what is not to be heeded, cases as their place in the enumeration.
  private func comparable(_ value: SQLText, _ comparison: QueryComparison) -> SQLText {
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
