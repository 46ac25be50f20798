import SwiftFacts
import Words

/// A short form whose whole word may stand in the type or the value beside it.
struct ShortForm {
  let key: String
  let expansions: [String]
  /// Whether nothing follows it in its name.
  let isLast: Bool
  let judge: WordJudge

  /// What it stands for by a name there: `departure` of `nextDeparture` for `dep`, `attributed string` of
  /// `NSAttributedString` for `attr`.
  func wholeWord(in place: ByteText) -> String? {
    var label: String?
    var inside: [String: String] = [:]
    let head = first(in: place) { name in
      let parts = Words.words(of: name.text)
      guard let head = parts.last?.key else { return nil }
      if isWhole(head), !Verb.isBase(head) || name.isType && expansions.contains(head) {
        let whole = Self.singular(of: head, judge: judge)
        // What an argument is called tells less than what is called.
        if !inside.isEmpty || name.isLabel { label = label ?? whole } else { return whole }
      }
      for part in parts.dropLast() where !name.isOwner && isWhole(part.key) {
        guard expansions.contains(part.key), inside[part.key] == nil else { continue }
        let isParticiple = part.key.hasSuffix("ed") && isLast && name.isType
        inside[part.key] = isParticiple ? part.key + " " + head : part.key
      }
      return nil
    }
    return head ?? (inside.count == 1 ? inside.first?.value : label)
  }

  /// A word of a type that begins so as well: `friend` of `FriendRow` for `fri`.
  func similarWord(in place: ByteText) -> String? {
    first(in: place) { name in
      guard name.isType, !name.isOwner else { return nil }
      return Words.words(of: name.text).dropLast().map(\.key)
        .first { isWhole($0) && !Verb.isBase($0) && $0.utf8.count > key.utf8.count + 2 }
    }
  }

  private func isWhole(_ word: String) -> Bool {
    word.hasPrefix(key) && word.utf8.count > key.utf8.count + 1 && judge.verdict(on: word).isKnown
  }

  /// The first word for a name there.
  private func first(in place: ByteText, _ word: (NeighbouringName) -> String?) -> String? {
    // In bytes first: most places say nothing of the word.
    guard place.mayContain(key.utf8) else { return nil }
    for name in place.split(whereSeparator: { !$0.isPartOfName }) {
      if let found = word(NeighbouringName(name, in: place)) { return found }
    }
    return nil
  }

  static func singular(of word: String, judge: WordJudge) -> String {
    guard word.hasSuffix("s"), !word.hasSuffix("ss") else { return word }
    let singular = String(word.dropLast())
    return plural(of: singular) == word && judge.verdict(on: singular).isKnown ? singular : word
  }
}

/// A name beside a short form.
private struct NeighbouringName {
  let text: String
  /// Whether it is written as types are.
  let isType: Bool
  /// Whether it stands in front of the argument that it names.
  let isLabel: Bool
  /// Whether it only has the type that is meant: `NSAttributedString.Key`.
  let isOwner: Bool

  init(_ name: ByteText, in place: ByteText) {
    text = String(decoding: name, as: UTF8.self)
    isType = name.first.map { $0 &- 0x41 < 26 } ?? false
    let rest = place[name.endIndex...].prefix(2)
    isLabel = rest.first == UInt8(ascii: ":")
    isOwner = rest.first == UInt8(ascii: ".") && rest.last.map { $0 &- 0x41 < 26 } ?? false
  }
}
