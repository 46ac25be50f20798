import SourceModel

/// Ranges of bytes that grow in number, in the order of the file and none touching another one.
struct Regions {
  private var ranges: [Range<Int>] = []

  mutating func insert(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let first = ranges.partitionPoint { $0.upperBound >= range.lowerBound }
    let end = ranges.partitionPoint { $0.lowerBound > range.upperBound }
    let met = first..<max(first, end)
    let start = min(range.lowerBound, ranges[met].first?.lowerBound ?? range.lowerBound)
    let last = max(range.upperBound, ranges[met].last?.upperBound ?? range.upperBound)
    ranges.replaceSubrange(met, with: [start..<last])
  }

  func overlap(_ range: Range<Int>) -> Bool {
    let first = ranges.partitionPoint { $0.upperBound > range.lowerBound }
    return !range.isEmpty && first < ranges.count && ranges[first].lowerBound < range.upperBound
  }
}
