/// The plural of a noun, the capital at its front kept, `Category` is `Categories`; of a phrase that of its last word.
public func plural(of noun: String) -> String {
  if let space = noun.lastIndex(of: " ") {
    return noun[...space] + plural(of: String(noun[noun.index(after: space)...]))
  }
  let key = noun.lowercased()
  if isOwnPlural(key) { return noun }
  if let irregular = irregularPlural(of: key) { return matchingCase(irregular, of: noun) }
  if key.hasSuffix("y"), let before = key.dropLast().last, !"aeiou".contains(before) {
    return noun.dropLast() + "ies"
  }
  return noun + (takesSibilantEnding(key) ? "es" : "s")
}

/// Whether a noun, in lower case, is the same in singular and plural, or is a plural already.
public func isOwnPlural(_ noun: String) -> Bool {
  if ownPlurals.contains(noun) || irregularPluralForms.contains(noun) { return true }
  guard noun.hasSuffix("s"), noun.count > 3, !singularsInS.contains(noun) else { return false }
  return !["ss", "us", "is"].contains { noun.hasSuffix($0) }
}

/// The noun of which a word is the plural, the capital at its front kept: `Categories` is of `Category`. Nil
/// for what the lexicon does not know as one.
public func singular(of plural: String) -> String? {
  let key = plural.lowercased()
  if let irregular = irregularPlurals.first(where: { $0.value == key })?.key {
    return matchingCase(irregular, of: plural)
  }
  let candidates = [plural.dropLast(), plural.dropLast(2), plural.dropLast(3) + "y"]
  return candidates.lazy.map(String.init).first { noun in
    LexicalWord(noun.lowercased()).canBeNoun && Words.plural(of: noun) == plural
  }
}

private func irregularPlural(of noun: String) -> String? {
  if let plural = irregularPlurals[noun] { return plural }
  if noun.hasSuffix("man"), !pluralsInMans.contains(noun) { return noun.dropLast(2) + "en" }
  return noun.hasSuffix("child") ? noun + "ren" : nil
}

private func takesSibilantEnding(_ noun: String) -> Bool {
  if noun.hasSuffix("o") { return nounsWithEs.contains(noun) }
  if noun.hasSuffix("ch") { return !hardEndings.contains(noun) }
  return ["s", "x", "z", "sh"].contains { noun.hasSuffix($0) }
}

/// Gives a lower-case word the capital that the model has at its front.
func matchingCase(_ word: String, of model: String) -> String {
  guard model.first?.isUppercase == true, let first = word.first else { return word }
  return first.uppercased() + word.dropFirst()
}
