/// Names that stand beside a word and may tell what it stands for: those of a type and a value.
public struct TellingNames {
  /// The words of each name, but not its numbers.
  private let names: [[NameWord]]

  public init(_ names: [String]) {
    self.names = names.map { words(of: $0).filter { $0.kind != .number } }
  }

  /// Whether one of them is a word or has it in capitals.
  public func have(_ key: String) -> Bool {
    names.contains { words in
      words.contains { word in
        word.key == key && (word.kind == .acronym || words.count == 1 && word.text == key)
      }
    }
  }

  /// A verdict with what the names say in front, alone where the lists know that or what it begins with; nil where they
  /// say nothing.
  public func verdict(_ verdict: Verdict, on key: String, by judge: WordJudge) -> Verdict? {
    var runs: [[String]] = []
    for words in names {
      for start in words.indices {
        for end in start..<min(start + Self.longestRun, words.endIndex) {
          let run = words[start...end].map(\.key)
          let singular = run.dropLast() + [Self.singular(of: run[run.count - 1])]
          runs.append(Array(singular))
        }
      }
    }
    let listed = runs.lazy.compactMap { run in
      let phrase = run.joined(separator: " ")
      return verdict.replacements.first { $0 == phrase || $0 == plural(of: phrase) }
    }.first
    if let listed { return verdict.replacing(with: [listed]) }
    let told = Self.spellings(of: verdict).lazy.compactMap { isSpelled in
      runs.first { run in
        isSpelled(key, run) && run.allSatisfy { judge.verdict(on: $0).isKnown }
          && (run.count > 1 || !Verb.isBase(run[0]))
      }
    }.first
    return told.map { run in
      let phrase = run.joined(separator: " ")
      let isListed = verdict.replacements.contains { $0.utf8.count > 3 && phrase.hasPrefix($0) }
      return isListed ? verdict.replacing(with: [phrase]) : verdict.preferring(phrase)
    }
  }

  /// How many words a short form is looked for in.
  private static let longestRun = 4

  private static func singular(of word: String) -> String {
    let singular = String(word.dropLast())
    return plural(of: singular) == word ? singular : word
  }
}

/// How words are cut short.
extension TellingNames {
  /// The ways in which a word may come from others, the likeliest first; a slip comes from several at most.
  private static func spellings(of verdict: Verdict) -> [(String, [String]) -> Bool] {
    if case .misspelling = verdict.judgement { return [areBeginnings] }
    return [isBeginning, areBeginnings, isSkeleton]
  }

  /// `dep` of departure.
  private static func isBeginning(_ key: String, of run: [String]) -> Bool {
    run.count == 1 && run[0].hasPrefix(key) && run[0].utf8.count > key.utf8.count + 1
  }

  /// `psn` of process serial number, `astr` of attributed string.
  private static func areBeginnings(_ key: String, of run: [String]) -> Bool {
    run.count > 1 && Self.isMade(key.utf8[...], ofBeginningsOf: run[...])
  }

  private static func isMade(
    _ key: Substring.UTF8View, ofBeginningsOf words: ArraySlice<String>
  ) -> Bool {
    guard let word = words.first else { return key.isEmpty }
    let shared = zip(key, word.utf8).prefix { $0 == $1 }.count
    return (0..<shared).contains {
      isMade(key.dropFirst($0 + 1), ofBeginningsOf: words.dropFirst())
    }
  }

  /// `ctrl` of controller.
  private static func isSkeleton(_ key: String, of run: [String]) -> Bool {
    guard run.count == 1, key.utf8.count > 2, run[0].utf8.count > key.utf8.count + 1,
      run[0].utf8.first == key.utf8.first
    else { return false }
    var letters = key.utf8[...]
    for letter in run[0].utf8 where letter == letters.first { letters.removeFirst() }
    return letters.isEmpty
  }
}
