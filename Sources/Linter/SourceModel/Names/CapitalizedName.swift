import Words

extension SwiftSource {
  /// A name behind another word: `hidden` is `Hidden`, and letters that the file writes as an acronym elsewhere
  /// keep their capitals: `htmlTitle` is `HTMLTitle`.
  public func capitalized(_ name: String) -> String {
    guard let first = words(of: name).first, first.kind == .word, first.range.lowerBound == 0,
      (2...5).contains(first.key.utf8.count), first.text == first.key,
      !LexicalWord(first.key).isKnown, isWrittenInCapitals(first.key)
    else { return Words.capitalized(name) }
    return first.key.uppercased() + name.dropFirst(first.text.count)
  }
}
