import Synchronization

/// How much may be compared for the suggestions of one spec.
///
/// Looking for the nearest of many names for each of many mistakes takes the product of both; a
/// spec with so many mistakes gets its first suggestions only. The rules run one after the other,
/// so the same spec always gets the same ones.
final class SuggestionBudget: Sendable {
  /// In comparisons of names of eight letters.
  private let comparisons = Mutex(300_000)

  /// - Parameter candidates: made only as long as there is something to spend.
  func advice(_ name: String, _ candidates: @autoclosure () -> [String]) -> String {
    guard comparisons.withLock({ $0 > 0 }) else { return "" }
    let names = candidates()
    comparisons.withLock { $0 -= names.count * (1 + min(name.utf8.count, longestName) / 8) }
    return Specification.advice(name, names)
  }
}

extension SpecificationEntry {
  /// What to write instead of an unknown name, if that can be found at a reasonable price.
  func advice(_ name: String, _ candidates: @autoclosure () -> [String]) -> String {
    suggestions.advice(name, candidates())
  }
}
