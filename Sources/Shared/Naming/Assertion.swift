import Words

/// Names that say of something that it is so, which only Booleans are called.
public enum Assertion {
  /// What is wrong with a property that is called like a Boolean and is none, such as `isName`; nil
  /// where the name asserts nothing. A key is called by what it stands for: `isFavoriteKey`.
  public static func fault(ofOther name: String) -> NameFault? {
    let parts = words(of: name)
    guard parts.count > 1, ["is", "has"].contains(parts[0].text), parts.last?.key != "key" else {
      return nil
    }
    let better = itemName(of: parts.dropFirst().map(\.text).joined())
    return NameFault(
      .booleanName, "write '\(better)' instead of '\(name)': it is not a Bool",
      replacements: [better], certainty: .likely)
  }

  /// What is said of a Boolean that asserts nothing.
  ///
  /// - Parameter capitalized: gives a name as it stands behind a helper.
  public static func fault(
    ofBoolean name: String, capitalized: (String) -> String = { Words.capitalized($0) }
  ) -> NameFault {
    let proposals = assertions(of: name, capitalized).map { "'\($0)'" }.joined(separator: " or ")
    return NameFault(
      .booleanName, "write an assertion, such as \(proposals)", certainty: .likely)
  }

  /// What a name that asserts nothing may have meant: it is what an adjective says, `isOpen`, it has what is
  /// plural, comes behind `with` or has been received, `hasReceivedData`, and a noun may be either.
  private static func assertions(
    of name: String, _ capitalized: (String) -> String
  ) -> [String] {
    let parts = words(of: name)
    let lexical = parts.map { LexicalWord($0.key) }
    guard let first = lexical.first, let last = lexical.last else { return [] }
    if first.text == "with", parts.count > 1 {
      return ["has" + capitalized(parts.dropFirst().map(\.text).joined())]
    }
    let whole = capitalized(String(name.drop { $0 == "_" }))
    let isDoing = first.gerundOf != nil && parts.count > 1
    if isDoing, lexical[1].isPreposition || last.isPlural && !first.canBeAdjective {
      return ["is" + whole]
    }
    if last.isPlural || parts.count > 1 && first.pastOf != nil { return ["has" + whole] }
    if parts.count == 1, last.canBeVerb, last.nounShare == 0, !last.canBeAdjective {
      return [Verb(last.text).thirdPerson]
    }
    let isSaid = first.isPreposition || parts.count == 1 && last.canBeAdjective
    return isSaid ? ["is" + whole] : ["is" + whole, "has" + whole]
  }
}
