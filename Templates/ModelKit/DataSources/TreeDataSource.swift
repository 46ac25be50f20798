/// Where an item of a tree stands, and what can be done with it.
public struct TreeNode: Hashable, Sendable {
  /// 0 for a root.
  public let level: Int

  /// Whether its children have rows; nil for an item without any.
  public let isOpen: Bool?
}

/// What a list asks for rows of which some stand below others.
@MainActor public protocol TreeRows: AnyObject {
  func node(at row: Int) -> TreeNode

  /// The row of the item below which this one stands; nil for a root.
  func parent(of row: Int) -> Int?

  /// Gives the children of an item rows, or takes them away.
  func setOpen(_ isOpen: Bool, at row: Int)

  /// Opens every item that has children, those that come into sight thereby too.
  func openAll()
}

/// The items of another data source and, below each one that is open, its children (the tree controller of
/// Concepts in Objective-C Programming). An item has one row, however often it is somebody's child.
///
/// ```swift
/// let employees = TreeDataSource(bosses, in: store, children: \.directReports)
/// ```
@MainActor public final class TreeDataSource<Item: Hashable>: DataSource, TreeRows {
  private struct Place: Hashable {
    let item: Item
    let level: Int
  }

  public let observers = DataSourceObservers()

  private let roots: any DataSource<Item>
  private let children: @MainActor (Item) -> [Item]
  private var openItems: Set<Item> = []
  private lazy var places = arrangedPlaces()
  private var rootObservation: DataSourceObservation?
  private var observation: Observation?

  /// - Parameter children: those of an item, in their order.
  public init(
    _ roots: any DataSource<Item>, children: @escaping @MainActor (Item) -> [Item]
  ) {
    self.roots = roots
    self.children = children
    rootObservation = roots.observe { [weak self] in self?.update(after: $0) }
  }

  public var count: Int { places.count }

  public subscript(row: Int) -> Item { places[row].item }

  public func row(of item: Item) -> Int? { places.firstIndex { $0.item == item } }

  public func node(at row: Int) -> TreeNode {
    let (item, level) = (places[row].item, places[row].level)
    return TreeNode(level: level, isOpen: children(item).isEmpty ? nil : openItems.contains(item))
  }

  public func parent(of row: Int) -> Int? {
    places[..<row].lastIndex { $0.level < places[row].level }
  }

  public func setOpen(_ isOpen: Bool, at row: Int) {
    let item = self[row]
    if isOpen { openItems.insert(item) } else { openItems.remove(item) }
    arrange { $0 == item }
  }

  public func openAll() {
    while !openItems.isSuperset(of: items) {
      openItems.formUnion(items)
      arrange { _ in true }
    }
  }

  private func update(after change: DataSourceChange) {
    let updated = Set(change.updated.map { roots[$0] })
    arrange { change.isEverything || updated.contains($0) }
  }

  private func arrange(isUpdated: (Item) -> Bool) {
    let old = places
    places = arrangedPlaces()
    let change = DataSourceChange(from: old, to: places) { isUpdated($0.item) }
    if !change.isEmpty { observers.notify(change) }
  }

  private func arrangedPlaces() -> [Place] {
    var places: [Place] = []
    var known: Set<Item> = []
    func add(_ items: [Item], level: Int) {
      for item in items where known.insert(item).inserted {
        places.append(Place(item: item, level: level))
        if openItems.contains(item) { add(children(item), level: level + 1) }
      }
    }
    add(roots.items, level: 0)
    return places
  }
}

extension TreeDataSource where Item: Model {
  /// Follows the objects of a context as well, whose children may come and go while the roots stay.
  public convenience init(
    _ roots: any DataSource<Item>, in context: any ObjectContext,
    children: @escaping @MainActor (Item) -> [Item]
  ) {
    self.init(roots, children: children)
    let models = Set(context.schema.entities.map(\.name))
    observation = context.follow(entitiesNamed: models) { [weak self] changes in
      let updated = Set(changes.updated.map(\.objectID))
      self?.arrange { changes.mayHaveMore || updated.contains($0.objectID) }
    }
  }
}
