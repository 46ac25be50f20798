import SourceModel

/// The bodies of closures, to be found by what lies in them.
struct ClosureBodies {
  private let ranges: [Range<Int>]
  private let nest: Nest

  init(in source: SwiftSource) {
    ranges = source.blocks.filter { $0.kind == .closure }.map(\.range.bytes)
      .sorted { ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count) }
    nest = Nest(ranges)
  }

  /// Where the innermost closure around an offset begins.
  func start(around offset: Int) -> Int? {
    nest.last(containing: offset) { _ in true }.map { ranges[$0].lowerBound }
  }
}
