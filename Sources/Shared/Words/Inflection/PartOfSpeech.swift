extension Verb {
  /// Whether a word, in lower case, may be a verb: a listed one, one that the lexicon has with the
  /// endings of verbs (`button`, `buttoned`, `buttoning`), or one of these behind a prefix
  /// (`refetch`).
  public static func canBeBase(_ word: String) -> Bool {
    if isBase(word) || isInflected(word) { return true }
    return prefixes.contains { prefix in
      guard word.hasPrefix(prefix) else { return false }
      let rest = String(word.dropFirst(prefix.count))
      return rest.utf8.count > 2 && (isBase(rest) || isInflected(rest))
    }
  }

  /// Whether a word, in lower case, may be the third person of a verb: `accepts`, `tries`.
  public static func canBeThirdPerson(_ word: String) -> Bool {
    if ["is", "has", "does", "was"].contains(word) { return true }
    guard word.hasSuffix("s"), !word.hasSuffix("ss") else { return false }
    if canBeBase(String(word.dropLast())) { return true }
    if word.hasSuffix("ies") { return canBeBase(word.dropLast(3) + "y") }
    return word.hasSuffix("es") && canBeBase(String(word.dropLast(2)))
  }

  /// Whether a word, in lower case, is a verb with its particle, which many write as one word for
  /// the verb too: `shutdown`, `setup`, `login`.
  public static func isWithParticle(_ word: String) -> Bool {
    particles.contains { particle in
      word.hasSuffix(particle) && isBase(String(word.dropLast(particle.count)))
    }
  }

  private static let particles = ["back", "down", "in", "off", "on", "out", "over", "up"]

  private static func isInflected(_ word: String) -> Bool {
    let verb = Verb(word)
    return isUsual(word) && isUsual(verb.past) && isUsual(verb.presentParticiple)
  }

  private static func isUsual(_ word: String) -> Bool {
    switch Lexicon.embedded.kind(of: word) {
    case .common, .standard, .american, .british, .term: true
    default: false
    }
  }

  private static let prefixes = [
    "auto", "co", "de", "dis", "mis", "out", "over", "pre", "re", "sub", "un", "under",
  ]
}

/// Whether a word, in lower case, is an English one that can only be a noun, an adjective or an
/// adverb; false for what no list has, of which nobody knows.
public func isNoVerb(_ word: String) -> Bool {
  switch Lexicon.embedded.kind(of: word) {
  case .common, .standard: break
  default: return false
  }
  return !Verb.canBeBase(word) && !Verb.canBeThirdPerson(word) && Verb(past: word) == nil
    && !word.hasSuffix("ing") && !isPreposition(word)
}

/// Whether a word, in lower case, is an adjective that tells a state: `visible`, `empty`.
///
/// Participles (`hidden`, `playing`) are not among them; `Verb` knows these.
public func isAdjectiveOfState(_ word: String) -> Bool {
  GrammarTable.embedded.entry(of: word)?.traits.contains(.state) ?? false
}
