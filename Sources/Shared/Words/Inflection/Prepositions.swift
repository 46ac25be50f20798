/// Whether a word, in lower case, is a preposition that labels begin with.
public func isPreposition(_ word: String) -> Bool {
  prepositions.contains(word)
}

private let prepositions: Set<String> = [
  "above", "after", "against", "along", "alongside", "around", "as", "at", "before", "behind",
  "below", "between", "by", "during", "following", "for", "from", "given", "in", "including",
  "inside", "into", "matching", "near", "of", "on", "onto", "over", "passing", "per", "preceding",
  "since", "through", "to", "toward", "under", "until", "using", "via", "when", "where", "with",
  "within", "without",
]
