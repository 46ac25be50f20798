/// Which objects of a model to fetch, and in which order.
///
/// ```swift
/// FetchRequest<News>(
///   where: "creationDate >= $since AND section == $section",
///   with: ["since": since, "section": section], sortBy: "creationDate descending", limit: 20)
/// ```
/// The predicate is Core Data's subset, with two values only: nil equals nil, is unlike everything
/// else, and has no order. A mistake in a text is thrown by the fetch.
public struct FetchRequest<Object: Model>: Sendable {
  let predicate: String?
  let arguments: [String: PredicateValue]
  let sorts: [String]
  let limit: Int?

  /// - Parameters:
  ///   - predicate: which objects; every one without it.
  ///   - arguments: the values of the predicate's `$names`.
  ///   - sorts: key paths, each with ` descending` or ` ascending` behind it or nothing; what is
  ///     equal comes in the order of insertion.
  ///   - limit: how many objects at most.
  public init(
    where predicate: String? = nil, with arguments: [String: any PredicateArgument] = [:],
    sortBy sorts: String..., limit: Int? = nil
  ) {
    self.predicate = predicate
    self.arguments = arguments.mapValues(\.predicateValue)
    self.sorts = sorts
    self.limit = limit
  }
}

extension FetchRequest {
  /// Every object, in the order of insertion, unless the model has a request of its own of this name.
  public static var all: FetchRequest { FetchRequest() }

  /// The models whose changes may change the result.
  @MainActor func observedEntityNames(in schema: Schema) throws -> Set<String> {
    let query = try query(of: schema.entity(named: Object.entity.name), in: schema)
    return query.otherEntityNames.union([query.entity.name])
  }

  /// The request with its names looked up.
  func query(of entity: Entity, in schema: Schema) throws -> Query {
    let binder = PredicateBinder(
      text: predicate ?? "", entity: entity, schema: schema, arguments: arguments)
    return Query(
      entity: entity, predicate: try predicate.map(binder.bind) ?? .all([]),
      sorts: try sorts.map { try SortBinder(text: $0, schema: schema).bind(in: entity) },
      limit: limit.map { max(0, $0) })
  }
}
