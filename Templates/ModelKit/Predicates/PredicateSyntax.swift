/// A predicate as it is written, before its names are looked up.
indirect enum PredicateSyntax: Sendable {
  case all([PredicateSyntax])
  case any([PredicateSyntax])
  case not(PredicateSyntax)
  case comparison(ComparisonSyntax)
}

/// Two sides and what is said of them.
struct ComparisonSyntax: Sendable {
  /// Whether `ANY` stands in front: one of the objects at the end of the left path is enough.
  let isAny: Bool
  let left: Term
  let relation: Relation
  let options: ComparisonOptions
  let right: Term
}

/// How two sides are compared.
enum Relation: String, Sendable {
  case isEqual = "=="
  case isNotEqual = "!="
  case isLess = "<"
  case isLessOrEqual = "<="
  case isGreater = ">"
  case isGreaterOrEqual = ">="
  case isIn = "IN"
  case isBetween = "BETWEEN"
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
}

/// One side of a comparison, and where it stands.
struct Term: Sendable {
  enum Kind: Sendable {
    /// A key path, or the case of an enumeration.
    case path([String])
    case parameter(String)
    case string(String)
    case number(String)
    case bool(Bool)
    case null
    case list([Term])
  }

  let kind: Kind

  /// In characters from the beginning of the text, from 1.
  let column: Int
}

/// What is wrong with a predicate or a sort, and where.
public struct FetchRequestError: Error, Equatable, CustomStringConvertible {
  /// The text of the predicate.
  public let text: String

  /// In characters from its beginning, from 1.
  public let column: Int
  public let message: String

  public var description: String { "predicate '\(text)', column \(column): \(message)" }
}
