/// Stands for an attribute in the closures of a fetch request, be it optional or not: nil equals
/// nil, is unlike everything else, and has no order.
public struct QueryAttribute<Value: AttributeConvertible>: Sendable {
  let path: QueryPath
  var options: ComparisonOptions = []

  public static func == (left: QueryAttribute, right: Value?) -> QueryCondition {
    left.comparison(.isEqual, right.attributeValue)
  }

  public static func == (left: QueryAttribute, right: QueryAttribute) -> QueryCondition {
    left.comparison(.isEqual, right)
  }

  public static func != (left: QueryAttribute, right: Value?) -> QueryCondition {
    left.comparison(.isNotEqual, right.attributeValue)
  }

  public static func != (left: QueryAttribute, right: QueryAttribute) -> QueryCondition {
    left.comparison(.isNotEqual, right)
  }

  /// Whether the value is one of these.
  public func isIn(_ values: [Value?]) -> QueryCondition {
    let values = values.map(\.attributeValue).filter(\.isComparable)
    return comparison(.isIn, values.map { .constant($0) })
  }

  /// Smallest first, nil before everything else.
  public var ascending: QuerySort { QuerySort(path: path, isDescending: false) }

  /// Greatest first, nil behind everything else.
  public var descending: QuerySort { QuerySort(path: path, isDescending: true) }

  fileprivate func comparison(
    _ relation: QueryComparison.Relation, _ value: AttributeValue
  ) -> QueryCondition {
    if value.isComparable { return comparison(relation, [.constant(value)]) }
    return relation == .isNotEqual ? .all([]) : .any([])
  }

  fileprivate func comparison(
    _ relation: QueryComparison.Relation, _ other: QueryAttribute
  ) -> QueryCondition {
    var left = self
    left.options.formUnion(other.options)
    return left.comparison(relation, [.path(other.path)])
  }

  fileprivate func comparison(
    _ relation: QueryComparison.Relation, _ right: [QueryOperand]
  ) -> QueryCondition {
    .comparison(
      QueryComparison(left: path, relation: relation, right: right, options: options))
  }
}

extension QueryAttribute where Value: Comparable {
  public static func < (left: QueryAttribute, right: Value) -> QueryCondition {
    left.comparison(.isLess, right.attributeValue)
  }

  public static func < (left: QueryAttribute, right: QueryAttribute) -> QueryCondition {
    left.comparison(.isLess, right)
  }

  public static func <= (left: QueryAttribute, right: Value) -> QueryCondition {
    left.comparison(.isLessOrEqual, right.attributeValue)
  }

  public static func <= (left: QueryAttribute, right: QueryAttribute) -> QueryCondition {
    left.comparison(.isLessOrEqual, right)
  }

  public static func > (left: QueryAttribute, right: Value) -> QueryCondition {
    left.comparison(.isGreater, right.attributeValue)
  }

  public static func > (left: QueryAttribute, right: QueryAttribute) -> QueryCondition {
    left.comparison(.isGreater, right)
  }

  public static func >= (left: QueryAttribute, right: Value) -> QueryCondition {
    left.comparison(.isGreaterOrEqual, right.attributeValue)
  }

  public static func >= (left: QueryAttribute, right: QueryAttribute) -> QueryCondition {
    left.comparison(.isGreaterOrEqual, right)
  }

  /// Whether the value is neither below the first nor above the second.
  public func isBetween(_ lowest: Value, and highest: Value) -> QueryCondition {
    let bounds = [lowest.attributeValue, highest.attributeValue]
    guard bounds.allSatisfy(\.isComparable) else { return .any([]) }
    return comparison(.isBetween, bounds.map { .constant($0) })
  }
}

extension QueryAttribute<String> {
  /// The text, compared without heed to letter case, accents or both.
  public func ignoring(_ options: ComparisonOptions) -> QueryAttribute {
    QueryAttribute(path: path, options: self.options.union(options))
  }

  /// Whether the text has a part; the parts are characters as people see them.
  public func contains(_ part: String) -> QueryCondition {
    comparison(.contains, .string(part))
  }

  public func contains(_ part: QueryAttribute) -> QueryCondition {
    comparison(.contains, part)
  }

  /// Whether the text begins with a part.
  public func hasPrefix(_ part: String) -> QueryCondition {
    comparison(.beginsWith, .string(part))
  }

  public func hasPrefix(_ part: QueryAttribute) -> QueryCondition {
    comparison(.beginsWith, part)
  }

  /// Whether the text ends with a part.
  public func hasSuffix(_ part: String) -> QueryCondition {
    comparison(.endsWith, .string(part))
  }

  public func hasSuffix(_ part: QueryAttribute) -> QueryCondition {
    comparison(.endsWith, part)
  }
}

extension AttributeValue {
  /// Not a number is equal to nothing and has no order, and SQL knows no such value.
  fileprivate var isComparable: Bool {
    switch self {
    case .double(let number): !number.isNaN
    case .decimal(let number): !number.isNaN
    case .date(let date): !date.timeIntervalSinceReferenceDate.isNaN
    default: true
    }
  }
}
