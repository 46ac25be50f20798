import Diagnostics
import Words

extension NameFault {
  /// What the lists' verdict on a word of a name comes to; nil for a word that is right.
  public init?(_ word: NameWord, judged verdict: Verdict) {
    let certainty: Certainty = verdict.isCertain ? .certain : .likely
    switch verdict.judgement {
    case .known: return nil
    case .abbreviation(let expansions):
      self.init(
        .abbreviatedWord, Self.message(for: word.text, expansions: expansions),
        replacements: expansions.map { joined($0, like: word.text) }, certainty: certainty)
    case .misspelling(let corrections):
      let words = corrections.map { joined($0, like: word.text) }
      self.init(
        .misspelledWord,
        "write \(alternatives(words.map { "'\($0)'" })) instead of '\(word.text)'",
        replacements: words, certainty: certainty)
    case .unknown(let whole) where verdict.list == .shape:
      let advice = whole.map { ", perhaps '\(spelling(of: $0, like: word.text))'" } ?? ""
      self.init(
        .abbreviatedWord, "write out what '\(word.text)' stands for" + advice,
        certainty: certainty)
    case .unknown(let nearest):
      self.init(unlisted: word, nearest: nearest, certainty: certainty)
    }
  }

  /// A word that no list knows.
  ///
  /// - Parameter nearest: the nearest word that one knows.
  public init(unlisted word: NameWord, nearest: String?, certainty: Certainty) {
    if Self.isClump(word) {
      let message = "write the words that '\(word.text)' stands for"
      self.init(.acronymClump, message, certainty: certainty)
    } else {
      let advice = nearest.flatMap {
        Correction.isRecognizable($0, in: word.key)
          ? "did you mean '\(spelling(of: $0, like: word.text))'?" : nil
      }
      let message =
        "no list knows '\(word.text)': " + (advice ?? "use a word that readers can look up")
      self.init(.unknownWord, message, certainty: certainty)
    }
  }

  private static func message(for word: String, expansions: [String]) -> String {
    guard expansions.count == 1, let whole = expansions.first else {
      return "write '\(word)' out: \(alternatives(expansions))"
    }
    return "write '\(spelling(of: whole, like: word))' instead of '\(word)'"
  }

  /// Letters that nobody could speak.
  private static func isClump(_ word: NameWord) -> Bool {
    guard word.text.utf8.count > 5 else { return false }
    return word.kind == .acronym || !word.key.utf8.contains { "aeiouy".utf8.contains($0) }
  }
}

/// A word or a phrase as it stands in a name in place of a word: `view controller` for `VC` is
/// `ViewController`.
private func joined(_ phrase: String, like model: String) -> String {
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
public func spelling(of word: String, like model: String) -> String {
  let isInSmallLetters = model.utf8.first.map { $0 &- 0x61 < 26 } ?? true
  if isInSmallLetters || word.utf8.contains(UInt8(ascii: " ")) { return word }
  guard isCapitalized(model) else { return word }
  return capitalized(word)
}

private func isCapitalized(_ word: String) -> Bool {
  guard let first = word.utf8.first else { return false }
  return first < 0x80 ? first &- 0x41 < 26 : word.first?.isUppercase == true
}
