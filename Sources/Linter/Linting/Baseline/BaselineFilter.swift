import Diagnostics

/// Takes away what a baseline lists, and finds the entries that list too much.
struct BaselineFilter {
  private(set) var kept: [Diagnostic] = []
  private var left: [Baseline.Key: Baseline.Entry]

  /// - Parameter diagnostics: in their order; of equal ones the first are taken as the known ones.
  init(_ baseline: Baseline, _ diagnostics: [Diagnostic]) {
    left = baseline.entries
    for diagnostic in diagnostics {
      let key = Baseline.Key(diagnostic)
      if let entry = left[key], entry.count > 0 {
        left[key]?.count -= 1
      } else {
        kept.append(diagnostic)
      }
    }
  }

  /// What the baseline lists and nobody found.
  ///
  /// - Parameter isJudged: whether the run would have found it.
  func stale(where isJudged: (Baseline.Key) -> Bool) -> [Finding] {
    let stale = left.filter { $0.value.count > 0 && isJudged($0.key) }.sorted { $0.key < $1.key }
    return stale.compactMap { key, entry in
      entry.range.map { range in
        Finding(
          "take it out with --write-baseline: \(key.rule) is found "
            + (entry.count == 1 ? "once" : "\(entry.count) times") + " less in \(key.file)",
          at: range)
      }
    }
  }
}
