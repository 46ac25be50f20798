/// Words of every day in a row without a sign of where each ends: `anyonecanpay`.
public enum WordRun {
  /// The words of a run in small letters, few and usual ones first; the run itself where a list has it as
  /// one word; nil where no words make it up.
  public static func words(of run: String) -> [String]? {
    let letters = Array(run.utf8)
    guard letters.count <= longest, letters.allSatisfy({ $0 &- 0x61 < 26 }) else { return nil }
    if letters.count < shortest { return [run] }
    let verdict = WordJudge().verdict(on: run)
    if verdict.isKnown, verdict.list != .compound { return [run] }
    return parts(of: letters)?.map { String(decoding: letters[$0], as: UTF8.self) }
  }

  private static let longest = 40
  /// Shorter ones are acronyms as often.
  private static let shortest = 6
  private static let mostParts = 4

  /// The cheapest way to take a run apart.
  private static func parts(of letters: [UInt8]) -> [Range<Int>]? {
    var best: [Way?] = [Way()] + Array(repeating: nil, count: letters.count)
    for end in letters.indices.map({ $0 + 1 }) {
      for start in 0..<end {
        guard let way = best[start], way.parts.count < mostParts,
          let cost = cost(of: letters[start..<end])
        else { continue }
        let longer = Way(cost: way.cost + cost, parts: way.parts + [start..<end])
        if longer.cost < best[end]?.cost ?? .max { best[end] = longer }
      }
    }
    return best[letters.count]?.parts
  }

  private struct Way {
    var cost = 0
    var parts: [Range<Int>] = []
  }

  /// What a part costs: rarer and shorter ones more; nil for what is not a word.
  private static func cost(of part: ArraySlice<UInt8>) -> Int? {
    if part.count < 4 {
      guard shortWords.contains(String(decoding: part, as: UTF8.self)) else { return nil }
      return part.count == 3 ? 11 : 14
    }
    return switch part.withUnsafeBufferPointer({ Lexicon.embedded.kind(of: $0) }) {
    case .common: 10
    case .accepted, .term: 12
    default: nil
    }
  }

  /// Others make words of what is none: `pub` and `lick`.
  private static let shortWords: Set<String> = [
    "add", "age", "all", "alt", "and", "any", "api", "app", "are", "as", "at", "bar", "be", "big",
    "bit", "box", "by", "can", "car", "day", "did", "do", "end", "eth", "for", "get", "go", "gps",
    "has", "hot", "id", "if", "in", "is", "it", "job", "key", "log", "low", "map", "max", "me",
    "min", "my", "net", "new", "no", "not", "now", "of", "off", "old", "on", "one", "or", "out",
    "own", "pay", "row", "run", "set", "sms", "sub", "sum", "tab", "tag", "tap", "the", "tip", "to",
    "top", "two", "ui", "up", "url", "us", "use", "was", "way", "web", "who", "xml", "you", "zip",
  ]
}
