/// Ranges in the order of their beginnings, each of which lies apart from the others or within one.
struct NestedRanges {
  private let ranges: [Range<Int>]
  /// By range: the place of the one around it; -1 where there is none.
  private let around: [Int]

  init(_ ranges: [Range<Int>]) {
    self.ranges = ranges
    var around: [Int] = []
    var open: [Int] = []
    for (place, range) in ranges.enumerated() {
      while let last = open.last, ranges[last].upperBound <= range.lowerBound { open.removeLast() }
      around.append(open.last ?? -1)
      open.append(place)
    }
    self.around = around
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// The place of the smallest range that an offset lies in.
  func innermost(around offset: Int) -> Int? {
    var place = ranges.partitionPoint { $0.lowerBound > offset } - 1
    while place >= 0, !ranges[place].contains(offset) { place = around[place] }
    return place < 0 ? nil : place
  }

  func contain(_ offset: Int) -> Bool { innermost(around: offset) != nil }
}
