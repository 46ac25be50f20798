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
  /// The condition and all that it is made of.
  public var parts: [QueryCondition] {
    var parts: [QueryCondition] = []
    visit { parts.append($0) }
    return parts
  }

  private func visit(_ see: (QueryCondition) -> Void) {
    see(self)
    switch self {
    case .all(let members), .any(let members): for member in members { member.visit(see) }
    case .not(let condition), .member(_, let condition): condition.visit(see)
    case .comparison: break
    }
  }

  /// The models at which the condition looks.
  var entityNames: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .member(let members, _): members.owner.entityNames + [members.entity.name]
      case .comparison(let comparison): comparison.paths.flatMap(\.entityNames)
      case .all, .any, .not: []
      }
    }
  }

  /// Whether the condition holds; SQL must answer the same.
  ///
  /// - Parameters:
  ///   - value: what is at the end of a path.
  ///   - hasMember: whether one of the members fulfils a condition.
  func holds(
    _ value: (QueryPath) throws -> AttributeValue,
    hasMember: (QueryMembers, QueryCondition) throws -> Bool
  ) rethrows -> Bool {
    switch self {
    case .all(let members):
      return try members.allSatisfy { try $0.holds(value, hasMember: hasMember) }
    case .any(let members):
      return try members.contains { try $0.holds(value, hasMember: hasMember) }
    case .not(let condition): return try !condition.holds(value, hasMember: hasMember)
    case .member(let members, let condition): return try hasMember(members, condition)
    case .comparison(let comparison):
      let right = try comparison.right.map { operand in
        switch operand {
        case .constant(let value): value
        case .path(let path): try value(path)
        }
      }
      return comparison.holds(try value(comparison.left), right)
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

    /// Whether enumerations are compared by the order of their cases.
    package var isByRank: Bool { self != .isEqual && self != .isNotEqual && self != .isIn }
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

  /// The value to sort by: the place of an enumeration's case.
  public func rank(of value: AttributeValue) -> AttributeValue {
    guard !cases.isEmpty, case .string(let rawValue) = value else { return value }
    return .integer(EnumerationRank.rank(rawValue, in: cases))
  }
}

extension [QuerySort] {
  /// Whether an object comes before another, by what both are sorted by and then by their keys.
  func isBefore(
    _ left: (key: Int, values: [AttributeValue]), _ right: (key: Int, values: [AttributeValue])
  ) -> Bool {
    for place in indices {
      let order = left.values[place].sortOrder(with: right.values[place])
      if order != .equal { return (order == .before) != self[place].isDescending }
    }
    return left.key < right.key
  }
}

extension AttributeType {
  /// The cases of an enumeration, in order; empty for other types.
  var cases: [String] {
    if case .enumeration(_, let cases) = self { cases } else { [] }
  }
}
