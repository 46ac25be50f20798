import Words

/// What the object that tells may be called at the front of a method's name.
struct SenderNoun {
  /// In lower case.
  private let words: [String]
  /// Those without a prefix such as `UI`.
  private let ownWords: [String]

  /// - Parameter name: of a type, of a parameter, or of a protocol without Delegate.
  init(_ name: String) {
    words = Words.words(of: name).map(\.key)
    ownWords = Self.ownWords(of: name).map(\.key)
  }

  /// `photoView` for `PhotoView`
  static func item(of type: String) -> String {
    itemName(of: ownWords(of: type).map(\.text).joined())
  }

  /// How many words at the front of a name call the sender: a run of the noun's words, or a pick of
  /// them in their order.
  func length(at base: [String]) -> Int {
    let run = words.indices.map { start in
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

  /// Whether two names are of one thing: they end alike and share what makes them special, or one of them
  /// has the whole other one in it: `PhotoListController` and `PhotoList`.
  func isLike(_ other: SenderNoun) -> Bool {
    let own = Set(ownWords)
    let others = Set(other.ownWords)
    if own.isSubset(of: others) || others.isSubset(of: own) {
      let (small, large) = own.count < others.count ? (self, other) : (other, self)
      guard let last = small.ownWords.last else { return false }
      return large.ownWords.last == last || large.ownWords.starts(with: small.ownWords)
    }
    return ownWords.last == other.ownWords.last && own.intersection(others).count > 1
  }

  /// Without what stands in front of a type's name and is no word of it, and without `Protocol` and `Type`
  /// behind it.
  private static func ownWords(of name: String) -> ArraySlice<NameWord> {
    var parts = Words.words(of: name)[...]
    if parts.count > 1, ["protocol", "type"].contains(parts.last?.key) { parts.removeLast() }
    guard parts.count > 1, let first = parts.first else { return parts }
    let isPrefix =
      ["UI", "NS", "I", "Any"].contains(first.text)
      || first.kind == .acronym && !WordJudge().verdict(on: first.key).isKnown
    return isPrefix ? parts.dropFirst() : parts
  }
}
