/// Computes where the views of a layout lie.
@MainActor
enum LayoutSolver {
  /// The place that a layout wants when it may take at most `width` columns.
  static func size(of layout: Layout, width: Int) -> Size {
    switch layout.content {
    case .view(let view): return view.isHidden ? .zero : view.sizeThatFits(width: width)
    case .space: return .zero
    case .row(let elements, let spacing):
      let elements = elements.filter { !$0.isHidden }
      let widths = widths(of: elements, spacing: spacing, width: width)
      let sizes = zip(elements, widths).map { size(of: $0, width: $1) }
      let isFlexible = elements.contains { $0.extent.share > 0 }
      let total = widths.reduce(0, +) + gaps(elements, spacing)
      return Size(isFlexible ? width : min(width, total), sizes.map(\.height).max() ?? 0)
    case .column(let elements, let spacing):
      let elements = elements.filter { !$0.isHidden }
      let sizes = elements.map { size(of: $0, width: width) }
      let heights = zip(elements, sizes).map { element, size in
        if case .fixed(let length) = element.extent { length } else { size.height }
      }
      return Size(sizes.map(\.width).max() ?? 0, heights.reduce(0, +) + gaps(elements, spacing))
    }
  }

  /// The views of a layout with their places in a room of a size.
  ///
  /// - Parameter widths: the widths of the elements of a row, when somebody has decided on them.
  static func frames(
    of layout: Layout, in room: Size, widths given: [Int]? = nil
  ) -> [(view: View, frame: Rect)] {
    switch layout.content {
    case .view(let view): return view.isHidden ? [] : [(view, Rect(origin: .zero, size: room))]
    case .space: return []
    case .row(let elements, let spacing):
      let elements = elements.filter { !$0.isHidden }
      let widths = given ?? widths(of: elements, spacing: spacing, width: room.width)
      return frames(of: elements, lengths: widths, spacing: spacing) { column, width in
        Rect(column: column, row: 0, width: width, height: room.height)
      }
    case .column(let elements, let spacing):
      let elements = elements.filter { !$0.isHidden }
      let heights = Distribution.lengths(
        wanted: elements.map { size(of: $0, width: room.width).height },
        extents: elements.map(\.extent), available: room.height - gaps(elements, spacing),
        shortensFitting: false)
      return frames(of: elements, lengths: heights, spacing: spacing) { row, height in
        Rect(column: 0, row: row, width: room.width, height: height)
      }
    }
  }

  /// The views of elements one after the other.
  ///
  /// - Parameter place: where an element lies, by its start and its length.
  private static func frames(
    of elements: [Layout], lengths: [Int], spacing: Int, place: (Int, Int) -> Rect
  ) -> [(view: View, frame: Rect)] {
    var start = 0
    return zip(elements, lengths).flatMap { element, length in
      let part = place(start, length)
      start += length + spacing
      return frames(of: element, in: part.size).map { ($0.view, $0.frame.moved(by: part.origin)) }
    }
  }

  private static func widths(of elements: [Layout], spacing: Int, width: Int) -> [Int] {
    Distribution.lengths(
      wanted: elements.map { size(of: $0, width: width).width },
      extents: elements.map(\.extent), available: width - gaps(elements, spacing))
  }

  private static func gaps(_ elements: [Layout], _ spacing: Int) -> Int {
    max(0, elements.count - 1) * spacing
  }
}
