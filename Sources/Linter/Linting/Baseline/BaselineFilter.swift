import Diagnostics

/// Takes away what a baseline lists, and finds the entries that list too much.
struct BaselineFilter {
  /// In the order in which they were given.
  private(set) var kept: [Diagnostic] = []
  private(set) var known: [Diagnostic] = []
  /// What the baseline lists and nobody found.
  private(set) var left: Baseline

  /// - Parameters:
  ///   - diagnostics: in their order, those of a file together.
  ///   - isNew: whether one lies where something has changed: of equal ones the others are the known ones
  ///     first.
  init(
    _ baseline: consuming Baseline, _ diagnostics: [Diagnostic],
    isNew: ((Diagnostic) -> Bool)? = nil
  ) {
    left = consume baseline
    known.reserveCapacity(diagnostics.count)
    var rest = diagnostics[...]
    while let file = rest.first?.range.file {
      let mine = rest.prefix { $0.range.file == file }
      rest = rest.dropFirst(mine.count)
      var entries = left.remove(file)
      let isKnown = Self.takeAway(mine, from: &entries, isNew: isNew)
      for (diagnostic, isKnown) in zip(mine, isKnown) {
        if isKnown { known.append(diagnostic) } else { kept.append(diagnostic) }
      }
      if entries.values.contains(where: { $0.count > 0 }) {
        left.add(entries.filter { $0.value.count > 0 }, of: file)
      }
    }
  }

  /// Which of the findings in a file the baseline lists.
  private static func takeAway(
    _ diagnostics: ArraySlice<Diagnostic>, from entries: inout Baseline.Entries,
    isNew: ((Diagnostic) -> Bool)?
  ) -> [Bool] {
    guard let isNew else { return diagnostics.map { takeAway($0, from: &entries) } }
    let new = diagnostics.map(isNew)
    var isKnown = new
    for turn in [false, true] {
      for (number, diagnostic) in diagnostics.enumerated() where new[number] == turn {
        isKnown[number] = takeAway(diagnostic, from: &entries)
      }
    }
    return isKnown
  }

  /// Whether the baseline has one more like it.
  private static func takeAway(
    _ diagnostic: Diagnostic, from entries: inout Baseline.Entries
  ) -> Bool {
    guard let place = entries.index(forKey: Baseline.Item(diagnostic)),
      entries.values[place].count > 0
    else { return false }
    entries.values[place].count -= 1
    return true
  }

  /// What the baseline lists and nobody found, with the listed files.
  ///
  /// - Parameter isJudged: whether the run would have found it.
  func stale(
    where isJudged: (_ file: String, Baseline.Item) -> Bool
  ) -> [(file: String, finding: Finding)] {
    left.filter(isJudged).files.sorted { $0.key < $1.key }.flatMap { file, entries in
      entries.sorted { $0.key < $1.key }.compactMap { item, entry in
        entry.range.map { range in
          let message =
            entry.count == 1
            ? "\(item.rule): one of these is no longer found in \(file); "
              + "--write-baseline takes it out"
            : "\(item.rule): \(entry.count) of these are no longer found in \(file); "
              + "--write-baseline takes them out"
          return (file, Finding(message, at: range))
        }
      }
    }
  }
}
