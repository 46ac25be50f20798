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
      let isFlexible = elements.contains { if case .flexible = $0.extent { true } else { false } }
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
      var column = 0
      return zip(elements, widths).flatMap { element, width in
        defer { column += width + spacing }
        let origin = Point(column: column, row: 0)
        return frames(of: element, in: Size(width, room.height)).moved(by: origin)
      }
    case .column(let elements, let spacing):
      return columnFrames(of: elements.filter { !$0.isHidden }, spacing: spacing, in: room)
    }
  }

  private static func columnFrames(
    of elements: [Layout], spacing: Int, in room: Size
  ) -> [(view: View, frame: Rect)] {
    let heights = Distribution.lengths(
      wanted: elements.map { size(of: $0, width: room.width).height },
      extents: elements.map(\.extent), available: room.height - gaps(elements, spacing),
      shortensFitting: false)
    var row = 0
    return zip(elements, heights).flatMap { element, height in
      defer { row += height + spacing }
      let origin = Point(column: 0, row: row)
      return frames(of: element, in: Size(room.width, height)).moved(by: origin)
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

extension [(view: View, frame: Rect)] {
  fileprivate func moved(by distance: Point) -> Self {
    map { ($0.view, $0.frame.moved(by: distance)) }
  }
}
