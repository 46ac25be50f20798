/// Names of properties and types as words for people: `creationDate` is `creation date`.
enum WordSplitting {
  /// The words of a name in lower case; acronyms keep their capitals.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (place, character) in characters.enumerated() {
      let next = place + 1 < characters.count ? characters[place + 1] : nil
      let endsAcronym = character.isUppercase && next?.isLowercase == true
      if character.isUppercase, !word.isEmpty, word.last?.isUppercase == false || endsAcronym {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    words.append(word)
    return words.filter { !$0.isEmpty }.map { isAcronym($0) ? $0 : $0.lowercased() }
  }

  /// The words of a name as the beginning of a line: `Creation date`.
  static func title(of name: String) -> String {
    let text = words(of: name).joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func isAcronym(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
  }
}
