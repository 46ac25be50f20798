import SourceModel

/// The clauses of conditional compilation of a file, to be found by what lies in them.
struct Clauses {
  /// A clause around a place.
  struct Around {
    let range: Range<Int>
    /// The number of its `#if`.
    let condition: Int
  }

  private var conditions: [[Branch]] = []
  private let around: [Around]
  private let nest: Nest

  init(in source: SwiftSource) {
    let branches = source.branches.sorted {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    var open: [Int: Int] = [:]
    var around: [Around] = []
    for branch in branches {
      let known = branch.kind == .if ? nil : open[branch.range.lowerBound]
      if known == nil { conditions.append([]) }
      let condition = known ?? conditions.count - 1
      conditions[condition].append(branch)
      open[branch.range.upperBound] = condition
      around.append(Around(range: branch.range, condition: condition))
    }
    self.around = around
    nest = Nest(branches.map(\.range))
  }

  func around(_ offset: Int) -> [Around] {
    guard !around.isEmpty else { return [] }
    var found: [Around] = []
    _ = nest.last(containing: offset) { number in
      found.append(around[number])
      return false
    }
    return found
  }

  /// All clauses of an `#if`.
  subscript(condition: Int) -> [Branch] { conditions[condition] }

  /// From the first directive of an `#if` to its end.
  func range(of condition: Int) -> Range<Int> {
    let start = conditions[condition].first?.range.lowerBound ?? 0
    return start..<max(start, conditions[condition].last?.range.upperBound ?? 0)
  }
}
