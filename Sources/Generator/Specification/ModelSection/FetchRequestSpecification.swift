/// A named question to a model's store; becomes one method.
public struct FetchRequestSpecification: Sendable {
  public let name: String
  public let model: String
  /// Nil: every object.
  public let predicate: Predicate?
  /// Those declared in their order, then those inferred in the order of the predicate. Every
  /// one stands in the predicate, every `$name` of the predicate is here.
  public let parameters: [ParameterSpecification]
  public let sortDescriptors: [SortSpecification]
  public let limit: Int?
}

/// What a request, an endpoint or an event gets from its caller.
public struct ParameterSpecification: Hashable, Sendable {
  public let name: String
  /// A list where it stands behind `IN`.
  public let type: ValueType
}

public struct SortSpecification: Hashable, Sendable {
  /// Through relationships to one to a stored attribute.
  public let keyPath: KeyPathSpecification
  public let isAscending: Bool
}
