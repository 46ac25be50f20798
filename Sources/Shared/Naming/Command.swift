import Words

/// Names of methods that return nothing: they say what to do.
public enum Command {
  /// What is wrong with such a name when no reading of it begins with a verb; nil where one does.
  ///
  /// - Parameters:
  ///   - words: of the whole name, in lower case.
  ///   - form: how the grammar reads them.
  ///   - isStrict: whether the noun of a verb with its particle, `cleanup`, and what has happened are wrong as well.
  public static func fault(
    of words: [String], readAs form: CommandReading.Form, isStrict: Bool
  ) -> NameFault? {
    let message: String? =
      switch form {
      case .thing: "begin with a verb: it returns nothing"
      case .nounOfPhrase where isStrict: "write two words: '\(words[0])' in one is the noun"
      case .verbBehind where isStrict: "begin with the verb: it returns nothing"
      case .participle where isStrict: "begin with a verb: it returns nothing"
      case .command, .nounOfPhrase, .verbBehind, .participle, .unclear: nil
      }
    return message.map { NameFault(.verbOrNoun, $0, certainty: .likely) }
  }
}
