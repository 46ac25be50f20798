/// A condition on the objects of a model, Core Data's subset; checked against the model.
public indirect enum Predicate: Hashable, Sendable {
  /// Two or more parts.
  case and([Predicate])
  case or([Predicate])
  case not(Predicate)
  case comparison(Comparison)
}

/// `creationDate >= $since`, `ANY tags.name BEGINSWITH[cd] "sw"`.
public struct Comparison: Hashable, Sendable {
  /// True when one object behind a relationship to many is enough; exactly then the path is one to
  /// many.
  public let isAny: Bool
  /// The side that names a property; a spec that writes it on the right is turned round.
  public let keyPath: KeyPathSpecification
  public let comparator: Comparator
  /// Only for strings.
  public let isCaseInsensitive: Bool
  public let isDiacriticInsensitive: Bool
  /// Of the key path's element type. For `IN` a list or a parameter that is a list, for `BETWEEN`
  /// a list of two.
  public let value: Operand
}

public enum Comparator: String, Hashable, Sendable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case isIn = "IN"
  case between = "BETWEEN"
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
}

public indirect enum Operand: Hashable, Sendable {
  case keyPath(KeyPathSpecification)
  /// The name of a parameter, without `$`.
  case parameter(String)
  case literal(AttributeValue)
  /// `nil`; only compared by `==` and `!=`.
  case null
  case list([Operand])
}
