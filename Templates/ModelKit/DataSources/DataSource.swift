/// The items of a list, and news of their changes. What makes one says how many there are and which one
/// a row has; all else follows from these two.
@MainActor public protocol DataSource<Item>: AnyObject {
  associatedtype Item

  var count: Int { get }

  /// All items, in their order.
  var items: [Item] { get }

  /// The item at a row from 0 to `count - 1`.
  subscript(row: Int) -> Item { get }

  /// The row of an item, or nil where it has none.
  func row(of item: Item) -> Int?

  /// Who is told after the items have changed.
  var observers: DataSourceObservers { get }
}

extension DataSource {
  public var isEmpty: Bool { count == 0 }

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
  /// How one list has become another, with as few rows as possible that are removed and inserted. No item
  /// stands in a list twice, which makes that a matter of n log n steps, however much has changed.
  ///
  /// - Parameters:
  ///   - old: with nil for items that are gone.
  ///   - isUpdated: whether an item that stayed has new values.
  init<Item: Hashable>(from old: [Item?], to new: [Item], isUpdated: (Item) -> Bool) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (oldRows, newRows) = (start..<old.count - end, start..<new.count - end)
    let rows = Dictionary(zip(new[newRows], newRows)) { first, _ in first }
    let destinations = old[oldRows].map { item in item.flatMap { rows[$0] } }
    let stayed = destinations.longestAscent
    let (left, kept) = (Set(stayed), Set(stayed.compactMap { destinations[$0] }))
    self.init(
      removed: oldRows.filter { !left.contains($0 - start) },
      inserted: newRows.filter { !kept.contains($0) },
      updated: new.indices.filter { row in
        isUpdated(new[row]) && (!newRows.contains(row) || kept.contains(row))
      })
  }
}

extension [Int?] {
  /// The places of as many numbers as possible of which each is higher than the one before, from the last
  /// to the first.
  fileprivate var longestAscent: [Int] {
    /// For each length that an ascent has, where the one stops that stops lowest.
    var ends: [(place: Int, number: Int)] = []
    var previous = [Int?](repeating: nil, count: count)
    for case (let place, let number?) in enumerated() {
      let length = ends.bisected { $0.number >= number }
      if length > 0 { previous[place] = ends[length - 1].place }
      ends.replaceSubrange(length..<Swift.min(length + 1, ends.count), with: [(place, number)])
    }
    return ends.last.map { [Int](sequence(first: $0.place) { previous[$0] }) } ?? []
  }
}
