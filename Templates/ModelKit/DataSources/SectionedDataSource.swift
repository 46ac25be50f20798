/// The items of another data source, those with equal values one after the other. Sections stand in the
/// order of their first items, and items in that of the other data source.
///
/// ```swift
/// let news = SectionedDataSource(news, by: \.section)
/// ```
@MainActor public final class SectionedDataSource<Item, Value: Hashable>: ArrangedDataSource<Item> {
  /// The rows of items that have a value in common.
  public struct Section {
    public let value: Value
    public let rows: Range<Int>
  }

  public private(set) var sections: [Section] = []

  private let valueOfItem: @MainActor (Item) -> Value

  /// - Parameter value: what the items of a section have in common, such as a key path.
  public init(
    _ source: any DataSource<Item>, by value: @escaping @MainActor (Item) -> Value
  ) {
    valueOfItem = value
    super.init(source)
    arrange()
  }

  override func arrangedRows() -> [Int] {
    var values: [Value] = []
    var members: [Value: [Int]] = [:]
    for row in 0..<source.count {
      let value = valueOfItem(source[row])
      if members[value] == nil { values.append(value) }
      members[value, default: []].append(row)
    }
    var start = 0
    sections = values.map { value in
      defer { start += members[value, default: []].count }
      return Section(value: value, rows: start..<start + members[value, default: []].count)
    }
    return values.flatMap { members[$0, default: []] }
  }
}
