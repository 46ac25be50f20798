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
    var lengths = wanted
    var shares = 0
    for (number, extent) in extents.enumerated() {
      switch extent {
      case .fitting: break
      case .fixed(let length): lengths[number] = length
      case .flexible(let share):
        lengths[number] = 0
        shares += share
      }
    }
    if shortensFitting { shorten(&lengths, extents: extents, available: available) }
    let rest = max(0, available - lengths.reduce(0, +))
    if shares > 0 { share(rest, among: shares, extents: extents, lengths: &lengths) }
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

  private static func share(
    _ rest: Int, among total: Int, extents: [Layout.Extent], lengths: inout [Int]
  ) {
    var left = rest
    var shares = total
    for (number, extent) in extents.enumerated() {
      guard case .flexible(let share) = extent else { continue }
      lengths[number] = left * share / shares
      left -= lengths[number]
      shares -= share
    }
  }
}
