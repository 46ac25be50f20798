/// The items of a list, and news of their changes. What makes one says how many there are and which one
/// a row has; all else follows from these two.
@MainActor public protocol DataSource<Item>: AnyObject {
  associatedtype Item

  var count: Int { get }

  /// The item at a row from 0 to `count - 1`.
  subscript(row: Int) -> Item { get }

  /// The row of an item, or nil where it has none.
  func row(of item: Item) -> Int?

  /// Called after the items have changed. Who sets it captures itself weakly.
  var onChange: (@MainActor (DataSourceChange) -> Void)? { get set }
}

extension DataSource {
  public var isEmpty: Bool { count == 0 }

  /// All items, in their order.
  public var items: [Item] { (0..<count).map { self[$0] } }

  /// The item at a row, or nil where there is none.
  public func item(at row: Int) -> Item? {
    (0..<count).contains(row) ? self[row] : nil
  }

  /// Looks through all rows.
  public func row(of item: Item) -> Int? {
    guard let wanted = item as? AnyHashable else { return nil }
    return (0..<count).first { (self[$0] as? AnyHashable) == wanted }
  }
}

/// Which rows of a list have changed.
public struct DataSourceChange: Equatable, Sendable {
  /// Rows before the change, ascending.
  public let removed: [Int]

  /// Rows after the change, ascending.
  public let inserted: [Int]

  /// Rows after the change, ascending, whose items stayed but have new values.
  public let updated: [Int]

  /// Whether any row may have changed, so that none is listed.
  public private(set) var isEverything = false

  public init(removed: [Int], inserted: [Int], updated: [Int]) {
    self.removed = removed
    self.inserted = inserted
    self.updated = updated
  }

  /// So much that nobody has looked which rows.
  public static var everything: DataSourceChange {
    var change = DataSourceChange(removed: [], inserted: [], updated: [])
    change.isEverything = true
    return change
  }

  /// Whether no row changed.
  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && updated.isEmpty && !isEverything
  }
}

extension DataSourceChange {
  /// How one list has become another.
  ///
  /// - Parameter isUpdated: whether an item that stayed has new values.
  init<Item: Hashable>(from old: [Item], to new: [Item], isUpdated: (Item) -> Bool) {
    var removed: [Int] = []
    var inserted: [Int] = []
    for step in new.difference(from: old) {
      switch step {
      case .remove(let row, _, _): removed.append(row)
      case .insert(let row, _, _): inserted.append(row)
      }
    }
    let added = Set(inserted)
    self.init(
      removed: removed.sorted(), inserted: inserted.sorted(),
      updated: new.indices.filter { isUpdated(new[$0]) && !added.contains($0) })
  }
}
