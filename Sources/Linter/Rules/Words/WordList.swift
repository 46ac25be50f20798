import Diagnostics
import SourceModel
import Words

/// How the rules about words speak of them.
enum WordList {
  /// `a`, `a or b`, `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    var text = ""
    text.reserveCapacity(words.reduce(0) { $0 + $1.utf8.count + 4 })
    for (number, word) in words.enumerated() {
      if number > 0 { text += number == words.count - 1 ? " or " : ", " }
      text += word
    }
    return text
  }

  /// A word or a phrase as it stands in a name in place of a word: `view controller` for `VC` is
  /// `ViewController`.
  static func joined(_ phrase: String, like model: String) -> String {
    var name: [UInt8] = []
    name.reserveCapacity(phrase.utf8.count)
    var isFirst = isCapitalized(model)
    for byte in phrase.utf8 {
      if byte == UInt8(ascii: " ") {
        isFirst = true
      } else {
        name.append(isFirst && byte &- 0x61 < 26 ? byte & ~0x20 : byte)
        isFirst = false
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// A single word with the capital that it replaces; a phrase stays as it is.
  static func spelling(of word: String, like model: String) -> String {
    let isInSmallLetters = model.utf8.first.map { $0 &- 0x61 < 26 } ?? true
    if isInSmallLetters || word.utf8.contains(UInt8(ascii: " ")) { return word }
    guard isCapitalized(model) else { return word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func isCapitalized(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return first < 0x80 ? first &- 0x41 < 26 : word.first?.isUppercase == true
  }
}

extension DoubtfulWord {
  /// What a rule says of the word, with the list that decided and how sure it is.
  ///
  /// - Parameter replacements: what may stand in the name instead.
  func finding(_ message: String, replacements: [String] = []) -> Finding {
    Finding(
      message, at: range, certainty: verdict.isCertain ? .certain : .likely,
      notes: WordList.notes(on: verdict),
      replacements: replacements)
  }
}

extension WordList {
  /// Which list decided and how sure it is.
  fileprivate static func notes(on verdict: Verdict) -> [Note] {
    (verdict.isCertain ? certainNotes : likelyNotes)[verdict.list] ?? []
  }

  private static let certainNotes = notes(.certain)
  private static let likelyNotes = notes(.likely)

  private static func notes(_ certainty: Certainty) -> [DecidingList: [Note]] {
    DecidingList.allCases.reduce(into: [:]) { notes, list in
      notes[list] = [Note("decided by \(list.rawValue), \(certainty.rawValue)")]
    }
  }
}

extension UnlistedWord {
  static let files = RuleOption(
    "files", default: 2, "a word that so many files of the project use is one of its own")

  /// Letters that nobody could speak.
  var isClump: Bool {
    guard word.text.utf8.count > 5 else { return false }
    return word.kind == .acronym || !word.key.utf8.contains { "aeiouy".utf8.contains($0) }
  }

  func finding(_ message: String) -> Finding {
    Finding(
      message, at: range, certainty: isCertain ? .certain : .likely,
      notes: [Note("no list knows it")])
  }
}
