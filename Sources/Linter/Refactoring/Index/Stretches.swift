import SourceModel

/// Bytes of a file that lie in one of some ranges.
struct Stretches {
  /// In the order of the file, none touching another one.
  let ranges: [Range<Int>]

  init(_ ranges: [Range<Int>]) {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = merged.last, last.upperBound >= range.lowerBound {
        let end = max(last.upperBound, range.upperBound)
        merged[merged.count - 1] = last.lowerBound..<end
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  func contain(_ offset: Int) -> Bool { range(around: offset) != nil }

  func range(around offset: Int) -> Range<Int>? {
    let behind = ranges.partitionPoint { $0.lowerBound > offset }
    return behind > 0 && ranges[behind - 1].upperBound > offset ? ranges[behind - 1] : nil
  }
}

/// Ranges that may lie in others, to be found by what lies in them.
struct Nest {
  /// In the order of their starts, of those with one start the longest first.
  private let ranges: [Range<Int>]
  /// By range: the nearest one before it that reaches further.
  private let further: [Int]

  init(_ ranges: [Range<Int>]) {
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

  /// The last range in their order that contains an offset and is accepted.
  func last(containing offset: Int, where accepts: (Int) -> Bool) -> Int? {
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
