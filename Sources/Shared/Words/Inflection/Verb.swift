/// The forms of an English verb.
public struct Verb: Hashable, Sendable {
  /// `write`
  public let base: String

  /// - Parameter base: the verb in lower case, as in `write`; one that is not listed is taken as
  ///   regular.
  public init(_ base: String) {
    self.base = base
  }

  /// `wrote`
  public var past: String {
    Self.irregularForms(of: base).first ?? Self.regularPast(of: base)
  }

  /// `written`
  public var participle: String {
    Self.irregularForms(of: base).last ?? Self.regularPast(of: base)
  }

  /// `writes`
  public var thirdPerson: String {
    switch base {
    case "be": "is"
    case "have": "has"
    case "do", "go", "undo", "redo": base + "es"
    default: plural(of: base)
    }
  }

  /// `writing`
  public var presentParticiple: String {
    if base == "be" { return "being" }
    if base.hasSuffix("ie") { return base.dropLast(2) + "ying" }
    if base.hasSuffix("e"), !["ee", "oe", "ye"].contains(where: base.hasSuffix) {
      return base.dropLast() + "ing"
    }
    return Self.doublesLastLetter(base) ? base + base.suffix(1) + "ing" : base + "ing"
  }

  /// Base, third person, past, participle, present participle.
  public var forms: [String] { [base, thirdPerson, past, participle, presentParticiple] }

  /// Whether a word, in lower case, is the base form of a verb that names of methods begin with.
  public static func isBase(_ word: String) -> Bool {
    GrammarTable.embedded.entry(of: word)?.traits.contains(.usualVerb) ?? false
  }

  private static func irregularForms(of base: String) -> [String] {
    GrammarTable.embedded.entry(of: base)?.forms ?? []
  }

  private static func regularPast(of base: String) -> String {
    if base.hasSuffix("e") { return base + "d" }
    if base.hasSuffix("y"), let before = base.dropLast().last, !"aeiou".contains(before) {
      return base.dropLast() + "ied"
    }
    return (doublesLastLetter(base) ? base + base.suffix(1) : base) + "ed"
  }

  /// `stop`, `commit`: one consonant behind one vowel, in a word that is stressed at its end.
  private static func doublesLastLetter(_ base: String) -> Bool {
    let letters = Array(base.utf8.suffix(3))
    guard letters.count == 3, !isVowel(letters[0]), isVowel(letters[1]), !isVowel(letters[2]),
      !"wxy".utf8.contains(letters[2])
    else { return false }
    let vowels = base.utf8.filter(isVowel).count
    return vowels == 1 || stressedAtEnd.contains(base)
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    "aeiou".utf8.contains(letter)
  }

  private static let stressedAtEnd: Set<String> = [
    "abet", "abhor", "acquit", "admit", "allot", "begin", "bootstrap", "commit", "compel",
    "concur", "confer", "control", "defer", "demur", "deter", "emit", "equip", "excel", "expel",
    "forget", "format", "impel", "incur", "infer", "input", "occur", "omit", "output", "patrol",
    "permit", "prefer", "program", "propel", "quit", "rebel", "recur", "refer", "regret", "remit",
    "repel", "rerun", "reset", "snapshot", "submit", "swizzle", "transfer", "transmit", "unpin",
    "unplug", "unwrap", "unzip", "upset",
  ]
}
