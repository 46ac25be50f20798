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

  private let keyPath: KeyPath<Item, Value>

  /// - Parameter keyPath: leads to what the items of a section have in common.
  public init(_ source: any DataSource<Item>, by keyPath: KeyPath<Item, Value>) {
    self.keyPath = keyPath
    super.init(source)
    arrange()
  }

  override func arrangedRows() -> [Int] {
    var values: [Value] = []
    var members: [Value: [Int]] = [:]
    for row in 0..<source.count {
      let value = source[row][keyPath: keyPath]
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
