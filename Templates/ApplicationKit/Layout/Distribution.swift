/// Shares room among the elements of a row or column.
enum Distribution {
  /// The lengths of elements that together have `available` cells.
  ///
  /// Fixed elements come first, then those that fit; when the room is too small the longest of
  /// these are shortened, and of the fixed ones where nothing would be left of the others. Flexible
  /// elements share what is left.
  static func lengths(
    wanted: [Int], extents: [Layout.Extent], available: Int, shortensFitting: Bool = true
  ) -> [Int] {
    var lengths = zip(wanted, extents).map { wanted, extent in
      switch extent {
      case .fitting: wanted
      case .fixed(let length): length
      case .flexible: 0
      }
    }
    if shortensFitting { shorten(&lengths, extents: extents, available: available) }
    var rest = max(0, available - lengths.reduce(0, +))
    var shares = extents.reduce(0) { $0 + $1.share }
    for (number, extent) in extents.enumerated() where extent.share > 0 {
      lengths[number] = rest * extent.share / shares
      rest -= lengths[number]
      shares -= extent.share
    }
    return lengths
  }

  /// What every element that fits has, as far as it wants it, however long the fixed ones are.
  private static let leastLength = 4

  private static func shorten(_ lengths: inout [Int], extents: [Layout.Extent], available: Int) {
    let fitting = extents.indices.filter { extents[$0] == .fitting }
    let fixed = extents.indices.filter { extents[$0] != .fitting }
    let least = fitting.reduce(0) { $0 + min(lengths[$1], leastLength) }
    shorten(fixed, of: &lengths, to: max(0, available - least))
    shorten(fitting, of: &lengths, to: max(0, available - fixed.reduce(0) { $0 + lengths[$1] }))
  }

  /// Shortens the longest of some elements until they have room together.
  private static func shorten(_ elements: [Int], of lengths: inout [Int], to room: Int) {
    guard elements.reduce(0, { $0 + lengths[$1] }) > room else { return }
    // From the shortest to the longest: each may take its even part of what is left.
    var left = room
    let ordered = elements.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    for (place, number) in ordered.enumerated() {
      let part = left / (ordered.count - place)
      lengths[number] = min(lengths[number], part)
      left -= lengths[number]
    }
  }
}
