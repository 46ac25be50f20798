import SwiftFacts

/// Views of the facts of one run, the parameters of a declaration say, made one by one as they are
/// asked for.
public struct RunViews<Element: FactView>: RandomAccessCollection {
  public let endIndex: Int
  let source: SwiftSource
  private let first: Int
  /// The places of the facts, where others lie between them.
  private let places: [Int]?

  public var startIndex: Int { 0 }

  @inline(__always)
  init<Fact>(
    _ run: FactRun, in facts: GrowingList<Fact>, of source: SwiftSource,
    where belongs: (Fact) -> Bool
  ) {
    self.source = source
    first = Int(run.first)
    let range = run.first < 0 ? 0..<0 : first..<(first + Int(run.count))
    if range.upperBound <= facts.count, range.allSatisfy({ belongs(facts[$0]) }) {
      endIndex = range.count
      places = nil
    } else {
      var scattered: [Int] = []
      facts.forEach(in: run, where: belongs, do: { scattered.append($0) })
      endIndex = scattered.count
      places = scattered
    }
  }

  public subscript(position: Int) -> Element {
    Element(source: source, index: places?[position] ?? first + position)
  }
}
