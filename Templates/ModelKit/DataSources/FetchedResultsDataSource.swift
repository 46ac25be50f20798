/// The objects of a fetch request, fetched again after every save that concerns them.
@MainActor public final class FetchedResultsDataSource<Object: Model>: DataSource {
  public private(set) var items: [Object]
  public var onChange: (@MainActor (DataSourceChange) -> Void)?

  private let request: FetchRequest<Object>
  private weak var context: (any ObjectContext)?
  private var observation: Observation?

  /// Fetches, and keeps fetching for as long as the data source lives.
  public init(_ request: FetchRequest<Object>, in context: any ObjectContext) throws {
    self.request = request
    self.context = context
    items = try context.fetch(request)
    let models = try request.observedEntityNames(in: context.schema)
    observation = context.observe(entitiesNamed: models) { [weak self] changes in
      self?.refetch(after: changes)
    }
  }

  public var count: Int { items.count }

  public subscript(row: Int) -> Object { items[row] }

  private func refetch(after changes: ChangeSet) {
    guard let context else { return }
    do {
      let old = items
      items = try context.fetch(request)
      let change = change(from: old, updated: Set(changes.updated.map(\.objectID)))
      if !change.isEmpty { onChange?(change) }
    } catch {
      // The items are those of the fetch before.
      context.report(error)
    }
  }

  private func change(from old: [Object], updated: Set<ObjectID>) -> DataSourceChange {
    var removed: [Int] = []
    var inserted: [Int] = []
    for step in items.difference(from: old) {
      switch step {
      case .remove(let row, _, _): removed.append(row)
      case .insert(let row, _, _): inserted.append(row)
      }
    }
    let insertedRows = Set(inserted)
    let changedRows = items.indices.filter { row in
      updated.contains(items[row].objectID) && !insertedRows.contains(row)
    }
    return DataSourceChange(
      removed: removed.sorted(), inserted: inserted.sorted(), updated: changedRows)
  }
}
