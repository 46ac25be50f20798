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
    let runs = runs(beginningAs: [key] + verdict.replacements)
    let listed = runs.lazy.compactMap { run in
      let phrase = run.joined(separator: " ")
      return verdict.replacements.first {
        $0.mayBePlural(of: phrase) && $0 == plural(of: phrase) || $0 == phrase
      }
    }.first
    if let listed {
      let told = verdict.replacing(with: [listed])
      return ListVerdict.isShortFormAlone(key) ? told.certain : told
    }
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

  /// Words that follow each other, the last one in the singular, where the first letter is that of some text: nearly
  /// none has it.
  private func runs(beginningAs texts: [String]) -> [[String]] {
    let letters = texts.compactMap(\.utf8.first)
    var runs: [[String]] = []
    for words in names {
      for start in words.indices
      where words[start].key.utf8.first.map(letters.contains) == true {
        for end in start..<min(start + Self.longestRun, words.endIndex) {
          runs.append(words[start..<end].map(\.key) + [Self.singular(of: words[end].key)])
        }
      }
    }
    return runs
  }

  /// How many words a short form is looked for in.
  private static let longestRun = 4

  private static func singular(of word: String) -> String {
    guard word.utf8.last == UInt8(ascii: "s") else { return word }
    let singular = String(word.dropLast())
    return plural(of: singular) == word ? singular : word
  }
}

extension String {
  /// A quick look: whether it may be the plural of a noun.
  fileprivate func mayBePlural(of noun: String) -> Bool {
    utf8.first == noun.utf8.first && utf8.count >= noun.utf8.count
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
