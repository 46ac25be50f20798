/// Whether a word, in lower case, is a preposition that labels begin with.
public func isPreposition(_ word: String) -> Bool {
  GrammarTable.embedded.entry(of: word)?.traits.contains(.preposition) ?? false
}
