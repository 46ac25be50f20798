import Words

extension NameFault {
  /// The fault of the whole name where its first word is short for a number of things: `numTasks` written out
  /// would be `numberTasks`, which says no more.
  ///
  /// - Parameters:
  ///   - word: the one that has this fault.
  ///   - text: the whole name.
  public func ofCount(from word: NameWord, in text: @autoclosure () -> String) -> NameFault? {
    guard replacements.first?.lowercased() == "number" else { return nil }
    let text = text()
    let words = Words.words(of: text)
    // `numOfMessages` says of what.
    let rest = words.dropFirst(words.dropFirst().first?.key == "of" ? 2 : 1)
    guard words.first == word, let things = rest.last, let thing = singular(of: things.text)
    else { return nil }
    let between = rest.dropLast().map(\.text).joined()
    let count = between + thing + "Count"
    let isType = word.text.first?.isUppercase == true
    let names = [
      isType ? count : count.prefix(1).lowercased() + count.dropFirst(),
      (isType ? "NumberOf" : "numberOf") + between + things.text,
    ]
    return NameFault(
      .abbreviatedWord, "write '\(names[0])' or '\(names[1])' instead of '\(text)'",
      replacements: names, certainty: .likely)
  }
}
