/// Something that can stand in a layout: a view, or another layout.
@MainActor
public protocol LayoutElement {
  /// This element as a layout of its own.
  var element: Layout { get }
}

/// Views beside or below one another, nested as deep as one likes.
///
/// ```swift
/// .column(titleLabel, .row(yesButton, noButton), bodyLabel.flexible())
/// ```
/// An element takes the place that it wants; `fixed` and `flexible` say otherwise.
@MainActor
public struct Layout: LayoutElement {
  indirect enum Content {
    case view(View)
    case row([Layout], spacing: Int)
    case column([Layout], spacing: Int)
    case space
  }

  /// How much of the room along the row or column an element takes.
  enum Extent: Equatable {
    case fitting
    case fixed(Int)
    case flexible(share: Int)

    /// Of the room that is left.
    var share: Int { if case .flexible(let share) = self { share } else { 0 } }
  }

  let content: Content
  private(set) var extent = Extent.fitting

  public var element: Layout { self }

  init(_ content: Content, extent: Extent = .fitting) {
    self.content = content
    self.extent = extent
  }

  func with(_ extent: Extent) -> Layout {
    Layout(content, extent: extent)
  }

  /// Whether the element takes no place at all.
  var isHidden: Bool {
    if case .view(let view) = content { view.isHidden } else { false }
  }
}

/// How layouts are made, also within the arguments of one another.
extension LayoutElement where Self == Layout {
  /// Elements beside one another, with `spacing` columns between them.
  public static func row<each Element: LayoutElement>(
    _ elements: repeat each Element, spacing: Int = 1
  ) -> Layout {
    row(layouts(of: repeat each elements), spacing: spacing)
  }

  /// Elements below one another, with `spacing` rows between them.
  public static func column<each Element: LayoutElement>(
    _ elements: repeat each Element, spacing: Int = 0
  ) -> Layout {
    column(layouts(of: repeat each elements), spacing: spacing)
  }

  private static func layouts<each Element: LayoutElement>(
    of elements: repeat each Element
  ) -> [any LayoutElement] {
    var layouts: [any LayoutElement] = []
    repeat layouts.append(each elements)
    return layouts
  }

  /// Elements beside one another, as many as there are.
  public static func row(_ elements: [any LayoutElement], spacing: Int = 1) -> Layout {
    Layout(.row(elements.map(\.element), spacing: max(0, spacing)))
  }

  /// Elements below one another, as many as there are.
  public static func column(_ elements: [any LayoutElement], spacing: Int = 0) -> Layout {
    Layout(.column(elements.map(\.element), spacing: max(0, spacing)))
  }

  /// Nothing, for a place that stays free.
  static var empty: Layout { Layout(.space) }

  /// Room that nothing is drawn in, as much as is left.
  public static var space: Layout { Layout(.space, extent: .flexible(share: 1)) }
}

extension LayoutElement {
  /// The element with a set number of columns in a row, or of rows in a column.
  public func fixed(_ length: Int) -> Layout {
    element.with(.fixed(max(0, length)))
  }

  /// The element with its share of the room that the others leave.
  public func flexible(_ share: Int = 1) -> Layout {
    element.with(.flexible(share: max(1, share)))
  }
}

extension View: LayoutElement {
  public var element: Layout { Layout(.view(self)) }
}

/// A view that consists of other views.
@MainActor
public protocol ViewLayout: View {
  /// How the parts are arranged. Asked again whenever the view is laid out.
  var layout: Layout { get }
}
