/// A predicate whose names are looked up.
public indirect enum BoundPredicate: Sendable {
  case all([BoundPredicate])
  case any([BoundPredicate])
  case not(BoundPredicate)
  case comparison(BoundComparison)
}

extension BoundPredicate {
  static func equality(of path: BoundPath, to value: AttributeValue) -> BoundPredicate {
    .comparison(
      BoundComparison(
        left: .path(path), relation: .isEqual, right: [.constant(value)], options: [], cases: []))
  }

  /// Every key path in the predicate.
  public var paths: [BoundPath] {
    switch self {
    case .all(let members), .any(let members): members.flatMap(\.paths)
    case .not(let member): member.paths
    case .comparison(let comparison):
      ([comparison.left] + comparison.right).compactMap { term in
        if case .path(let path) = term { path } else { nil }
      }
    }
  }
}

/// Two sides of like types and what is said of them.
public struct BoundComparison: Sendable {
  /// How the sides are compared.
  public enum Relation: Sendable {
    case isEqual, isNotEqual, isLess, isLessOrEqual, isGreater, isGreaterOrEqual
    case isIn, isBetween, contains, beginsWith, endsWith
  }

  public let left: BoundTerm
  public let relation: Relation

  /// One term, or two for `isBetween`, or any number for `isIn`.
  public let right: [BoundTerm]
  public let options: ComparisonOptions

  /// The cases of the enumeration that is compared, by whose order `<` goes; empty for other types.
  public let cases: [String]
}

/// One side of a comparison.
public enum BoundTerm: Sendable {
  case path(BoundPath)
  case constant(AttributeValue)
}

/// A key path to sort by.
public struct BoundSort: Sendable {
  public let path: BoundPath
  public let isDescending: Bool

  /// The cases of the enumeration at the end of the path; empty for other types.
  public let cases: [String]
}
