/// The objects of a fetch request, as they are after every save that concerns them. Of a store on a
/// database only the objects around the rows that are asked for are read, however many there are.
@MainActor public final class FetchedResultsDataSource<Object: Model>: DataSource {
  public let observers = DataSourceObservers()

  private let request: FetchRequest<Object>
  private weak var context: (any ObjectContext)?
  private var observation: Observation?

  /// The request as its objects are arranged.
  private var arranged: FetchRequest<Object>

  /// Where the engine answers by rows; otherwise all objects are held.
  private var stored: StoredResults?
  private var held: [Object] = []

  /// Fetches, and keeps fetching for as long as the data source lives.
  public init(_ request: FetchRequest<Object>, in context: any ObjectContext) throws {
    self.request = request
    self.context = context
    arranged = request
    try show(request, from: context)
  }

  private func show(_ request: FetchRequest<Object>, from context: any ObjectContext) throws {
    let query = try request.query(in: context.schema)
    let stored = try (context as? ObjectStore).flatMap { try StoredResults(query, in: $0) }
    held = stored == nil ? try context.fetch(request) : []
    self.stored = stored
    arranged = request
    let models = query.otherEntityNames.union([query.entity.name])
    let update: @MainActor (ChangeSet) -> Void = { [weak self] in self?.update(after: $0) }
    observation = context.follow(entitiesNamed: models, update)
  }

  public var count: Int { stored?.count ?? held.count }

  public subscript(row: Int) -> Object {
    guard let stored else { return held[row] }
    guard let object = stored[row] as? Object else {
      preconditionFailure("\(Object.self) makes other objects")
    }
    return object
  }

  /// All objects, which are read where they are not held.
  public var items: [Object] { stored?.items.downcast() ?? held }

  public func row(of item: Object) -> Int? {
    guard let stored else { return held.firstIndex { $0 === item } }
    do {
      return try stored.row(of: item)
    } catch {
      context?.report(error)
      return nil
    }
  }

  private func update(after changes: ChangeSet) {
    guard let context else { return }
    do {
      let change = try stored?.update(after: changes) ?? fetch(from: context, after: changes)
      if !change.isEmpty { observers.notify(change) }
    } catch {
      // The items are those of the fetch before.
      context.report(error)
    }
  }

  private func fetch(
    from context: any ObjectContext, after changes: ChangeSet
  ) throws -> DataSourceChange {
    let old = held
    held = try context.fetch(arranged)
    let updated = Set(changes.updated.map(\.objectID))
    return DataSourceChange(from: old, to: held) { updated.contains($0.objectID) }
  }
}

/// A data source whose items a store chooses and orders as the user of a list wants it.
@MainActor package protocol StoreArranged: AnyObject {
  /// Whether the store can: the first objects of a request with a limit are others in another order.
  var canBeArranged: Bool { get }

  /// Shows the items that fulfil a condition, in an order. A failure is reported, and changes nothing.
  func arrange(where condition: QueryCondition?, sortBy sort: QuerySort?)
}

extension FetchedResultsDataSource: StoreArranged {
  package var canBeArranged: Bool { request.limit == nil }

  package func arrange(where condition: QueryCondition?, sortBy sort: QuerySort?) {
    guard let context else { return }
    do {
      try show(request.arranged(where: condition, sortBy: sort), from: context)
      observers.notify(.everything)
    } catch {
      context.report(error)
    }
  }
}
