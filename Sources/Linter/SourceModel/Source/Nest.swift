/// Ranges that may lie in others, to be found by what lies in them.
public struct Nest {
  /// In the order of their starts, of those with one start the longest first.
  private let ranges: [Range<Int>]
  /// By range: the nearest one before it that reaches further.
  private let further: [Int]

  public init(_ ranges: [Range<Int>]) {
    self.ranges = ranges
    var open: [Int] = []
    further = ranges.indices.map { index in
      while let last = open.last, ranges[last].upperBound <= ranges[index].upperBound {
        open.removeLast()
      }
      defer { open.append(index) }
      return open.last ?? -1
    }
  }

  var isEmpty: Bool { ranges.isEmpty }

  func contains(_ offset: Int) -> Bool { last(containing: offset) != nil }

  /// The last range in their order that contains an offset and is accepted.
  public func last(
    containing offset: Int, where accepts: (Int) -> Bool = { _ in true }
  ) -> Int? {
    var index = ranges.partitionPoint { $0.lowerBound > offset } - 1
    while index >= 0 {
      guard ranges[index].upperBound > offset else {
        index = further[index]
        continue
      }
      if accepts(index) { return index }
      index -= 1
    }
    return nil
  }
}
