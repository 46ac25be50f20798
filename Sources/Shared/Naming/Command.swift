import Words

/// Names of methods that return nothing: they say what to do.
public enum Command {
  /// What is wrong with such a name when no reading of it begins with a verb; nil where one does.
  ///
  /// - Parameters:
  ///   - words: of the whole name, in lower case.
  ///   - hasObject: whether the first argument can be the verb's object.
  public static func fault(of words: [String], hasObject: Bool) -> NameFault? {
    guard CommandReading(words, hasObject: hasObject).form == .thing else { return nil }
    return NameFault(
      .verbOrNoun, "begin with a verb: it returns nothing", certainty: .likely)
  }
}
