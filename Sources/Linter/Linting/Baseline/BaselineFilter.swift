import Diagnostics

/// Takes away what a baseline lists, and finds the entries that list too much.
struct BaselineFilter {
  /// In the order in which they were given.
  private(set) var kept: [Diagnostic] = []
  private(set) var known: [Diagnostic] = []
  private var left: [Baseline.Key: Baseline.Entry]

  /// - Parameters:
  ///   - diagnostics: in their order.
  ///   - isNew: whether one lies where something has changed: of equal ones the others are the known ones
  ///     first.
  init(
    _ baseline: consuming Baseline, _ diagnostics: [Diagnostic],
    isNew: ((Diagnostic) -> Bool)? = nil
  ) {
    left = baseline.entries
    guard let isNew else {
      known.reserveCapacity(diagnostics.count)
      for diagnostic in diagnostics {
        if takeAway(diagnostic) { known.append(diagnostic) } else { kept.append(diagnostic) }
      }
      return
    }
    let new = diagnostics.map(isNew)
    var isKnown = Array(repeating: false, count: diagnostics.count)
    for turn in [false, true] {
      for number in diagnostics.indices where new[number] == turn {
        isKnown[number] = takeAway(diagnostics[number])
      }
    }
    kept = diagnostics.indices.filter { !isKnown[$0] }.map { diagnostics[$0] }
    known = diagnostics.indices.filter { isKnown[$0] }.map { diagnostics[$0] }
  }

  /// Whether the baseline has one more like it.
  private mutating func takeAway(_ diagnostic: Diagnostic) -> Bool {
    guard let place = left.index(forKey: Baseline.Key(diagnostic)),
      left.values[place].count > 0
    else { return false }
    left.values[place].count -= 1
    return true
  }

  /// What the baseline lists and nobody found.
  ///
  /// - Parameter isJudged: whether the run would have found it.
  func stale(where isJudged: (Baseline.Key) -> Bool) -> [Finding] {
    let stale = left.filter { $0.value.count > 0 && isJudged($0.key) }.sorted { $0.key < $1.key }
    return stale.compactMap { key, entry in
      entry.range.map { range in
        Finding(
          entry.count == 1
            ? "\(key.rule): one of these is no longer found in \(key.file); "
              + "--write-baseline takes it out"
            : "\(key.rule): \(entry.count) of these are no longer found in \(key.file); "
              + "--write-baseline takes them out",
          at: range)
      }
    }
  }
}
