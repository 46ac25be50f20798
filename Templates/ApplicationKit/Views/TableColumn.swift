import ModelKit

/// A column of a table: what stands above it, and what it shows of an item.
///
/// ```swift
/// TableColumn("Author", width: 20) { $0.author?.name }
/// ```
@MainActor public struct TableColumn<Item> {
  public let title: String
  /// What the column is called where a list is printed for scripts: the same in every language.
  let name: String
  let width: Int?
  let alignment: TextAlignment
  let show: @MainActor (Item, Label) -> Void
  /// Nil for a column that shows what no store keeps.
  private(set) var sort: QuerySort?

  /// - Parameters:
  ///   - name: what the column is called in JSON and CSV; its title if not given.
  ///   - width: in columns of the screen; as wide as its widest value if not given.
  ///   - format: how a date or a number looks.
  ///   - placeholder: what is shown when the value is nil.
  public init<Value: AttributeConvertible>(
    _ title: String, name: String? = nil, width: Int? = nil, alignment: TextAlignment = .leading,
    format: ValueFormat? = nil, placeholder: String = "",
    value: @escaping @MainActor (Item) -> Value
  ) {
    self.title = title
    self.name = name ?? title
    self.width = width
    self.alignment = alignment
    show = { item, label in label.show(value(item), as: format, placeholder: placeholder) }
  }

  /// A column that shows a stored value.
  ///
  /// - Parameter sort: by what a fetch request orders the column.
  public init<Value: AttributeConvertible>(
    _ title: String, name: String? = nil, width: Int? = nil, alignment: TextAlignment = .leading,
    format: ValueFormat? = nil, placeholder: String = "",
    sortBy sort: (QueryObject<Item>) -> QuerySort,
    value: @escaping @MainActor (Item) -> Value
  ) where Item: Model {
    self.init(
      title, name: name, width: width, alignment: alignment, format: format,
      placeholder: placeholder, value: value)
    self.sort = sort(QueryObject())
  }
}

/// A row of a table with columns: a label for each of them.
public final class ColumnsCell: TableViewCell, ViewLayout {
  private var columns: [(label: Label, width: Int?)] = []

  public var layout: Layout {
    .row(columns.map { $0.width.map($0.label.fixed) ?? $0.label.element }, spacing: 2)
  }

  /// Columns stand as close to one another as what they show.
  override var fillsRow: Bool { false }

  /// What is shown, from left to right.
  public var texts: [String] { columns.map(\.label.text) }

  /// Shows an item.
  func show<Item>(_ item: Item, in columns: [TableColumn<Item>]) {
    prepare(columns)
    for (column, part) in zip(columns, self.columns) { column.show(item, part.label) }
  }

  /// Shows what stands above the columns.
  func showTitles<Item>(of columns: [TableColumn<Item>]) {
    prepare(columns)
    for (column, part) in zip(columns, self.columns) {
      part.label.text = column.title
      part.label.emphasis = .secondary
    }
  }

  private func prepare<Item>(_ columns: [TableColumn<Item>]) {
    guard self.columns.isEmpty else { return }
    self.columns = columns.map { column in
      let label = Label("", lineLimit: 1)
      label.alignment = column.alignment
      return (label, column.width)
    }
  }
}
