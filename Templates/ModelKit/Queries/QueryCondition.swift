/// What is said of an object: the tree of which closures and SQL are made.
public indirect enum QueryCondition: Sendable {
  /// True of every object when there are none.
  case all([QueryCondition])

  /// True of no object when there are none.
  case any([QueryCondition])
  case not(QueryCondition)

  /// At least one member fulfils the condition.
  case member(QueryMembers, QueryCondition)
  case comparison(QueryComparison)

  public static func && (left: QueryCondition, right: QueryCondition) -> QueryCondition {
    if case .all(let members) = left { return .all(members + [right]) }
    return .all([left, right])
  }

  public static func || (left: QueryCondition, right: QueryCondition) -> QueryCondition {
    if case .any(let members) = left { return .any(members + [right]) }
    return .any([left, right])
  }

  public static prefix func ! (condition: QueryCondition) -> QueryCondition {
    .not(condition)
  }
}

extension QueryCondition {
  /// Every comparison in the condition.
  public var comparisons: [QueryComparison] {
    switch self {
    case .all(let members), .any(let members): members.flatMap(\.comparisons)
    case .not(let condition), .member(_, let condition): condition.comparisons
    case .comparison(let comparison): [comparison]
    }
  }

  /// How many conditions and comparisons there are.
  public var size: Int {
    switch self {
    case .all(let members), .any(let members): members.reduce(1) { $0 + $1.size }
    case .not(let condition), .member(_, let condition): 1 + condition.size
    case .comparison: 1
    }
  }

  /// The models at which the condition looks.
  var entityNames: [String] {
    switch self {
    case .all(let members), .any(let members): members.flatMap(\.entityNames)
    case .not(let condition): condition.entityNames
    case .member(let members, let condition):
      members.owner.entityNames + [members.entity.name] + condition.entityNames
    case .comparison(let comparison): comparison.paths.flatMap(\.entityNames)
    }
  }
}

/// Two sides of like types and what is said of them.
public struct QueryComparison: Sendable {
  /// How the sides are compared.
  public enum Relation: Sendable {
    case isEqual, isNotEqual, isLess, isLessOrEqual, isGreater, isGreaterOrEqual
    case isIn, isBetween, contains, beginsWith, endsWith

    /// Whether one text is looked for in the other.
    package var isSearch: Bool { self == .contains || self == .beginsWith || self == .endsWith }
  }

  public let left: QueryPath
  public let relation: Relation

  /// One operand, or two for `isBetween`, or any number for `isIn`.
  public let right: [QueryOperand]
  public let options: ComparisonOptions

  /// Every path on either side.
  public var paths: [QueryPath] {
    [left]
      + right.compactMap { operand in
        if case .path(let path) = operand { path } else { nil }
      }
  }

  /// The cases of the enumeration that is compared, by whose order `<` goes; empty for other types.
  public var cases: [String] { left.type?.cases ?? [] }
}

/// The right side of a comparison.
public enum QueryOperand: Sendable {
  case path(QueryPath)
  case constant(AttributeValue)
}

/// A value to sort by.
public struct QuerySort: Sendable {
  public let path: QueryPath
  public let isDescending: Bool

  /// The cases of the enumeration at the end of the path; empty for other types.
  public var cases: [String] { path.type?.cases ?? [] }
}

extension AttributeType {
  /// The cases of an enumeration, in order; empty for other types.
  var cases: [String] {
    if case .enumeration(_, let cases) = self { cases } else { [] }
  }
}
