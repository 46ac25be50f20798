extension QueryComparison {
  /// Whether the relation holds between values: the one place that says so for closures.
  func holds(_ left: AttributeValue, _ right: [AttributeValue]) -> Bool {
    if relation.isSearch {
      guard case .string(let text) = left, case .string(let part)? = right.first else {
        return false
      }
      return TextSearch.holds(text, relation, part, ignoring: options)
    }
    let left = comparable(left)
    let right = right.map(comparable)
    switch relation {
    case .isEqual: return right.contains { left.isEqual(to: $0) }
    case .isNotEqual: return !right.contains { left.isEqual(to: $0) }
    case .isIn: return right.contains { left.isEqual(to: $0) }
    case .isBetween:
      return isOrdered(left, .isGreaterOrEqual, right.first)
        && isOrdered(left, .isLessOrEqual, right.last)
    case .isLess, .isLessOrEqual, .isGreater, .isGreaterOrEqual:
      return isOrdered(left, relation, right.first)
    case .contains, .beginsWith, .endsWith: return false
    }
  }

  private func isOrdered(
    _ left: AttributeValue, _ relation: Relation, _ right: AttributeValue?
  ) -> Bool {
    guard let right, let order = left.compare(with: right) else { return false }
    return switch relation {
    case .isLess: order == .before
    case .isLessOrEqual: order != .after
    case .isGreater: order == .after
    case .isGreaterOrEqual: order != .before
    default: false
    }
  }

  /// Texts without what is not to be heeded, cases as their place in the enumeration.
  private func comparable(_ value: AttributeValue) -> AttributeValue {
    guard case .string(let text) = value else { return value }
    if !cases.isEmpty { return EnumerationRank.rank(text, in: cases, for: relation) }
    return options.isEmpty ? value : .string(Collation.folded(text, ignoring: options))
  }
}

/// The order of the cases of an enumeration.
public enum EnumerationRank {
  /// The place of a raw value among the cases; one that is not a case comes behind them all.
  public static func rank(_ rawValue: String, in cases: [String]) -> Int {
    cases.firstIndex(of: rawValue) ?? cases.count
  }

  static func rank(
    _ rawValue: String, in cases: [String], for relation: QueryComparison.Relation
  ) -> AttributeValue {
    relation.isByRank ? .integer(rank(rawValue, in: cases)) : .string(rawValue)
  }
}
