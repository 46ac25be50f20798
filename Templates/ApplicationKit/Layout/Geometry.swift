/// A place among lines of text, in columns and rows counted from the upper left corner.
public struct Point: Hashable, Sendable {
  /// In columns of the screen from the left edge of the view around it.
  public var column: Int
  /// In lines from its upper edge.
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  public static let zero = Point(column: 0, row: 0)

  static func + (left: Point, right: Point) -> Point {
    Point(column: left.column + right.column, row: left.row + right.row)
  }

  static func - (left: Point, right: Point) -> Point {
    Point(column: left.column - right.column, row: left.row - right.row)
  }
}

/// A width in columns and a height in lines of text, neither negative.
public struct Size: Hashable, Sendable {
  /// In columns of the screen.
  public let width: Int
  /// In lines.
  public let height: Int

  public init(_ width: Int, _ height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  public static let zero = Size(0, 0)
}

/// A rectangle of columns and lines.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(column: Int, row: Int, width: Int, height: Int) {
    self.init(origin: Point(column: column, row: row), size: Size(width, height))
  }

  public static let zero = Rect(origin: .zero, size: .zero)

  var columns: Range<Int> { origin.column..<(origin.column + size.width) }
  var rows: Range<Int> { origin.row..<(origin.row + size.height) }

  func contains(_ place: Point) -> Bool {
    columns.contains(place.column) && rows.contains(place.row)
  }

  /// The part that both rectangles cover; empty when they do not touch.
  func intersection(_ other: Rect) -> Rect {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    return Rect(
      column: columns.lowerBound, row: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// The same rectangle, seen from a place that lies `distance` further up and left.
  func moved(by distance: Point) -> Rect {
    Rect(origin: origin + distance, size: size)
  }
}
