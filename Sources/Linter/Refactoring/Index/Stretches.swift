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
