extension Verb {
  /// The listed verb of which a word, in lower case, is the past form or the participle.
  public init?(past word: String) {
    if let base = GrammarTable.embedded.entry(of: word)?.pastOf {
      self.init(base)
      return
    }
    guard word.hasSuffix("ed") else { return nil }
    let stem = String(word.dropLast(2))
    var candidates = [stem, stem + "e"]
    if stem.hasSuffix("i") { candidates.append(stem.dropLast() + "y") }
    if stem.utf8.last == stem.utf8.dropLast().last { candidates.append(String(stem.dropLast())) }
    for candidate in candidates where Self.isBase(candidate) && Verb(candidate).past == word {
      self.init(candidate)
      return
    }
    return nil
  }
}
