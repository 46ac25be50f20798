import Words

extension SwiftSource {
  /// A name behind another word: `hidden` is `Hidden`, and letters that the file writes as an acronym elsewhere
  /// keep their capitals: `htmlTitle` is `HTMLTitle`.
  public func capitalized(_ name: String) -> String {
    guard let first = words(of: name).first, first.range.lowerBound == 0, isAcronym(first) else {
      return Words.capitalized(name)
    }
    return first.key.uppercased() + name.dropFirst(first.text.count)
  }

  /// Whether the file writes the small letters of a word as an acronym elsewhere.
  fileprivate func isAcronym(_ word: NameWord) -> Bool {
    word.kind == .word && (2...5).contains(word.key.utf8.count) && word.text == word.key
      && !LexicalWord(word.key).isKnown && isWrittenInCapitals(word.key)
  }
}

extension Name {
  /// The words in small letters that the file writes as acronyms elsewhere: `url` of `relay_url` beside a `RelayURL`.
  public var acronymsInSmall: [String] {
    words(of: text).filter(source.isAcronym).map(\.key)
  }
}
