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
  public static func fault(ofBoolean name: String) -> NameFault {
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    return NameFault(
      .booleanName, "write an assertion, such as 'is\(capitalized)' or 'has\(capitalized)'",
      certainty: .likely)
  }
}
