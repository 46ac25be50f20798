import Diagnostics
import SourceModel

/// Short forms that belong together, of which one whole word beside a short one would read oddly: `latLon`.
enum ShortPair {
  /// What is found on words, with one finding for such a pair.
  static func joined(_ doubts: [DoubtfulWord], find: (DoubtfulWord) -> Finding?) -> [Finding] {
    var findings: [Finding] = []
    var isSecond = false
    for (number, doubt) in doubts.enumerated() {
      guard !isSecond, let found = find(doubt) else {
        isSecond = false
        continue
      }
      if number + 1 < doubts.count, isPair(doubt, doubts[number + 1]),
        let second = find(doubts[number + 1]),
        let whole = finding(on: doubt, found: found, before: doubts[number + 1], found: second)
      {
        isSecond = true
        findings.append(whole)
      } else {
        findings.append(found)
      }
    }
    return findings
  }

  private static func isPair(_ first: DoubtfulWord, _ second: DoubtfulWord) -> Bool {
    first.declared.name.offsets == second.declared.name.offsets
      && first.word.range.upperBound == second.word.range.lowerBound
      && seconds[first.word.key, default: []].contains(second.word.key)
  }

  private static func finding(
    on first: DoubtfulWord, found: Finding, before second: DoubtfulWord, found other: Finding
  ) -> Finding? {
    guard found.replacements.count == 1, other.replacements.count == 1 else { return nil }
    let whole = found.replacements[0] + other.replacements[0]
    let short = first.word.text + second.word.text
    return Finding(
      "write '\(whole)' instead of '\(short)'",
      at: first.declared.name.range(
        of: first.word.range.lowerBound..<second.word.range.upperBound),
      certainty: found.certainty == .certain ? other.certainty : found.certainty,
      notes: found.notes, replacements: [whole])
  }

  private static let seconds: [String: Set<String>] = [
    "lat": ["lng", "lon"], "lng": ["lat"], "lon": ["lat"],
  ]
}
