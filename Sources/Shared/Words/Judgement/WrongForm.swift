/// Forms of a word that are made by a rule which that word does not follow: `matrixs`, `categorys`, `writed`.
enum WrongForm {
  /// The right form of a word that no list has, if it is such a form.
  static func correction(of word: String) -> String? {
    wrongPlural(word) ?? wrongPast(word)
  }

  private static func wrongPlural(_ word: String) -> String? {
    guard word.hasSuffix("s") else { return nil }
    let singular = String(word.dropLast())
    guard singular.utf8.count > 3, !singular.hasSuffix("s"), isKnown(singular) else { return nil }
    let right = plural(of: singular)
    return right == word ? nil : right
  }

  /// `writed` for `wrote`, `stoped` for `stopped`.
  private static func wrongPast(_ word: String) -> String? {
    guard word.hasSuffix("ed"), word.utf8.count > 4 else { return nil }
    let stem = String(word.dropLast(2))
    for base in [stem, stem + "e"] where Verb.isBase(base) {
      let verb = Verb(base)
      guard verb.past != word, verb.participle != word else { continue }
      return verb.participle
    }
    return nil
  }

  private static func isKnown(_ word: String) -> Bool {
    switch Lexicon.embedded.kind(of: word) {
    case .common, .standard, .term: true
    default: false
    }
  }
}
