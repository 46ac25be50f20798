extension QueryComparison {
  /// Whether the relation holds between values: the one place that says so for closures.
  func holds(_ left: AttributeValue, _ right: [AttributeValue]) -> Bool {
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
    case .contains, .beginsWith, .endsWith:
      guard case .string(let text) = left, case .string(let part)? = right.first else {
        return false
      }
      return TextSearch.holds(text, relation, part)
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
    switch relation {
    case .isEqual, .isNotEqual, .isIn: .string(rawValue)
    default: .integer(rank(rawValue, in: cases))
    }
  }
}

/// Finds texts in texts, by characters as people see them, so that both spellings of an é are one
/// and an e is not found in them.
public enum TextSearch {
  public static func holds(
    _ text: String, _ relation: QueryComparison.Relation, _ part: String
  ) -> Bool {
    switch relation {
    case .beginsWith: text.hasPrefix(part)
    case .endsWith: text.hasSuffix(part)
    case .contains: contains(text, part)
    default: false
    }
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    guard let first = part.first else { return true }
    var rest = text[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.hasPrefix(part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
