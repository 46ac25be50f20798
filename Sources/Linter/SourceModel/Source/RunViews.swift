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

  /// - Parameter belongs: tells the facts of a scattered run from those between them.
  @inline(__always)
  init<Fact>(
    _ run: FactRun, in facts: GrowingList<Fact>, of source: SwiftSource,
    where belongs: (Fact) -> Bool
  ) {
    self.source = source
    first = Int(run.first)
    endIndex = Int(run.count)
    places = run.isScattered ? facts.places(in: run, where: belongs) : nil
  }

  public subscript(position: Int) -> Element {
    Element(source: source, index: places?[position] ?? first + position)
  }
}
