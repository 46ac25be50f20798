/// Names of properties and types as words for people: `creationDate` is `creation date`.
enum WordSplitting {
  /// The words of a name in lower case; acronyms keep their capitals.
  static func words(of name: String) -> [String] {
    // An acronym ends before the capital with which the next word begins.
    name.matches(of: #/\p{Lu}+(?!\p{Ll})\P{Lu}*|\p{Lu}?\P{Lu}+/#).map { word in
      isAcronym(word.output)
        ? String(word.output) : Initialisms.spelled(word.output.lowercased())
    }
  }

  /// The words of a name as the beginning of a line: `Creation date`.
  static func title(of name: String) -> String {
    let text = words(of: name).joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func isAcronym(_ word: Substring) -> Bool {
    word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
  }
}
