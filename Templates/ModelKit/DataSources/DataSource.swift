/// The items of a list, and news of their changes.
@MainActor public protocol DataSource<Item>: AnyObject {
  associatedtype Item

  var count: Int { get }

  /// The item at a row from 0 to `count - 1`.
  subscript(row: Int) -> Item { get }

  /// Called after the items have changed. Who sets it captures itself weakly.
  var onChange: (@MainActor (DataSourceChange) -> Void)? { get set }
}

extension DataSource {
  /// The item at a row, or nil where there is none.
  public func item(at row: Int) -> Item? {
    (0..<count).contains(row) ? self[row] : nil
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

  public init(removed: [Int], inserted: [Int], updated: [Int]) {
    self.removed = removed
    self.inserted = inserted
    self.updated = updated
  }

  /// Whether no row changed.
  public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && updated.isEmpty }
}
