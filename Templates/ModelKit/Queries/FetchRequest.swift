/// Which objects of a model to fetch, and in which order.
///
/// ```swift
/// FetchRequest<News>(
///   where: { $0.creationDate >= since && $0.author.name == name },
///   sortBy: { [$0.creationDate.descending, $0.title.ascending] }, limit: 20)
/// ```
/// The closures run once, when the request is made; what they return is what memory and SQL answer.
/// There are two truth values only: nil equals nil, is unlike everything else, and has no order.
public struct FetchRequest<Object: Model>: Sendable {
  let condition: QueryCondition
  let sorts: [QuerySort]
  let limit: Int?

  /// Where the objects that a limit leaves are put in groups, the order of these.
  var groups: QuerySort?
}

extension FetchRequest {
  /// - Parameters:
  ///   - condition: which objects; every one without it.
  ///   - sorts: by which values, the first one first; what is equal comes in the order of insertion.
  ///   - limit: how many objects at most.
  @MainActor public init(
    where condition: (QueryObject<Object>) -> QueryCondition = { _ in .all([]) },
    sortBy sorts: (QueryObject<Object>) -> [QuerySort] = { _ in [] },
    limit: Int? = nil
  ) {
    let object = QueryObject<Object>()
    self.condition = condition(object)
    self.sorts = sorts(object)
    self.limit = limit.map { max(0, $0) }
  }
}

extension Array where Element: Model {
  /// Those of one store's objects that fulfil a condition, which is that of a fetch request; in their
  /// order. What cannot be read is reported by the store and left out.
  @MainActor public func filtered(
    _ condition: (QueryObject<Element>) -> QueryCondition
  ) -> [Element] {
    guard let store = first?.store else { return [] }
    let request = FetchRequest(where: condition)
    let evaluation = QueryEvaluation(store: store)
    return filter { object in
      store.reading { try evaluation.matches(request.condition, object) } ?? false
    }
  }
}

extension Array where Element: Model {
  /// Those of one store's objects that a fetch request would have, in its order. What cannot be read is
  /// reported by the store, and there are none then.
  @MainActor public func selected(by request: FetchRequest<Element>) -> [Element] {
    guard let store = first?.store else { return [] }
    let selected = store.reading { try store.select(self, request.query(in: store.schema)) }
    return selected?.downcast() ?? []
  }
}

extension FetchRequest {
  /// Those of the objects that fulfil another condition as well.
  @MainActor public func filtered(
    _ condition: (QueryObject<Object>) -> QueryCondition
  ) -> FetchRequest {
    arranged(where: condition(QueryObject<Object>()), sortBy: nil)
  }

  /// The same objects in groups: by a value first, and only then as the request has them.
  ///
  /// - Parameter sort: the order of the groups, unless the request orders by their value itself.
  @MainActor public func sectioned(by sort: (QueryObject<Object>) -> QuerySort) -> FetchRequest {
    let group = sort(QueryObject<Object>())
    let groups = sorts.first { $0.path.isSame(as: group.path) } ?? group
    var request = FetchRequest(
      condition: condition, sorts: limit == nil ? [groups] + sorts : sorts, limit: limit)
    if limit != nil { request.groups = groups }
    return request
  }

  /// Those of the objects that fulfil another condition as well, by another order first.
  func arranged(where condition: QueryCondition?, sortBy sort: QuerySort?) -> FetchRequest {
    FetchRequest(
      condition: condition.map { self.condition && $0 } ?? self.condition,
      sorts: (sort.map { [$0] } ?? []) + sorts, limit: limit, groups: groups)
  }

  /// Every object, in the order of insertion, unless the model has a request of its own of this name.
  @MainActor public static var all: FetchRequest { FetchRequest() }

  /// The request as stores answer it.
  ///
  /// - Throws: a `StoreError` where the store does not keep the model.
  @MainActor func query(in schema: Schema) throws -> Query {
    let entity = try schema.model(named: Object.entity.modelName)
    return Query(
      entity: entity, condition: entity.membership(condition), sorts: sorts, limit: limit)
  }
}
