import SourceModel
import Words

/// What the object that tells may be called at the front of a method's name.
struct SenderNoun {
  /// In lower case.
  private let words: [String]
  /// Those without a prefix such as `UI`.
  private let ownWords: [String]

  /// - Parameter name: of a type, of a parameter, or of a protocol without Delegate.
  init(_ name: String) {
    let parts = Words.words(of: name)
    words = parts.map(\.key)
    ownWords = Self.ownWords(among: parts).map(\.key)
  }

  /// `photoView` for `PhotoView`
  static func item(of type: String) -> String {
    let item = itemName(of: ownWords(among: Words.words(of: type)).map(\.text).joined())
    return SwiftKeywords.contains(item) ? itemName(of: type) : item
  }

  /// How many words at the front of a name call the sender: a run of the noun's words, or a pick of
  /// them in their order.
  func length(at base: [String]) -> Int {
    let run =
      words.indices.map { start in
        zip(words[start...], base).prefix { $0 == $1 }.count
      }.max() ?? 0
    return max(run, lengthOfPick(at: base), lengthInLetters(at: base))
  }

  /// `sectionCell` of `CourseSectionTableViewCell`
  private func lengthOfPick(at base: [String]) -> Int {
    var rest = words[...]
    var length = 0
    for word in base {
      guard let place = rest.firstIndex(of: word) else { break }
      rest = rest[(place + 1)...]
      length += 1
    }
    return length
  }

  /// The same where the words are written otherwise: `websocket` of `WebSocketClient`, `xmlSAXParser` of
  /// `XMLSAXParser`.
  private func lengthInLetters(at base: [String]) -> Int {
    let noun = words.joined()
    var front = ""
    var length = 0
    for (place, word) in base.enumerated() {
      front += word
      if !noun.hasPrefix(front) { break }
      if front.utf8.count > 3 { length = place + 1 }
    }
    return length
  }

  /// Whether a type is what something is named for: they end alike and share what makes them special, or the type's
  /// name says one word more, or what is on the screen: `PhotoListController` of `PhotoList`, but not `Photo` or
  /// `PhotoListChangeSet`.
  func isLike(_ stem: SenderNoun) -> Bool {
    let own = Set(ownWords)
    let others = Set(stem.ownWords)
    guard let last = ownWords.last, !others.isEmpty else { return false }
    if last == stem.ownWords.last {
      return own.isSubset(of: others) || others.isSubset(of: own)
        || own.intersection(others).count > 1
    }
    let saysMore = ownWords.count - stem.ownWords.count
    return ownWords.starts(with: stem.ownWords)
      && (saysMore == 1 || StandardTypes.isOnScreen(capitalized(last)))
  }

  /// Without what stands in front of a type's name and is not a word of it, and without `Protocol` and `Type`
  /// behind it.
  private static func ownWords(among parts: [NameWord]) -> ArraySlice<NameWord> {
    var parts = parts[...]
    if parts.count > 1, ["protocol", "type"].contains(parts.last?.key) { parts.removeLast() }
    guard parts.count > 1, let first = parts.first else { return parts }
    let isPrefix =
      ["UI", "NS", "I", "Any"].contains(first.text)
      || first.kind == .acronym && !WordJudge().verdict(on: first.key).isKnown
    return isPrefix ? parts.dropFirst() : parts
  }
}
