/// What can be passed to a predicate's `$name`: the value of an attribute, an object, its identity,
/// an array of these for `IN` and `BETWEEN`, or an optional of them.
public protocol PredicateArgument: Sendable {
  var predicateValue: PredicateValue { get }
}

/// An argument in the form in which requests keep it.
public enum PredicateValue: Hashable, Sendable {
  case value(AttributeValue)
  case list([AttributeValue])

  var values: [AttributeValue] {
    switch self {
    case .value(let value): [value]
    case .list(let values): values
    }
  }
}

extension AttributeConvertible {
  public var predicateValue: PredicateValue { .value(attributeValue) }
}

extension AttributeValue: PredicateArgument {
  public var predicateValue: PredicateValue { .value(self) }
}

extension ObjectID: PredicateArgument {
  public var predicateValue: PredicateValue { .value(.object(self)) }
}

extension ManagedObject: PredicateArgument {
  public nonisolated var predicateValue: PredicateValue { .value(.object(objectID)) }
}

extension Optional: PredicateArgument where Wrapped: PredicateArgument {
  public var predicateValue: PredicateValue { self?.predicateValue ?? .value(.null) }
}

extension Array: PredicateArgument where Element: PredicateArgument {
  public var predicateValue: PredicateValue { .list(flatMap(\.predicateValue.values)) }
}
