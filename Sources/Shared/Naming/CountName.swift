import Words

extension NameFault {
  /// The fault of a name in which a word is short for a number of things: `numTasks` written out would be
  /// `numberTasks`, which says no more. Only likely, and with the names that say it where the things are named; nil for
  /// the number of one thing, `pageNum`.
  ///
  /// - Parameters:
  ///   - word: the one that has this fault.
  ///   - text: the whole name.
  public func ofCount(from word: NameWord, in text: @autoclosure () -> String) -> NameFault? {
    guard replacements.first?.lowercased() == "number" else { return nil }
    let text = text()
    let words = Words.words(of: text)
    guard let place = words.firstIndex(of: word) else { return nil }
    let before = words[..<place]
    // `numOfMessages` says of what.
    let rest = words[(place + 1)...]
    let things = rest.first?.key == "of" ? rest.dropFirst() : rest
    guard let thing = things.last.flatMap({ singular(of: $0.text) }), let last = things.last else {
      let isOfOne = rest.isEmpty && before.last.map { singular(of: $0.text) == nil } ?? true
      return isOfOne
        ? nil : NameFault(convention, message, replacements: replacements, certainty: .likely)
    }
    let start = before.map(\.text).joined()
    let between = things.dropLast().map(\.text).joined()
    let isSmall = before.isEmpty && word.text.first?.isUppercase == false
    let count = between + thing + "Count"
    let names = [
      start + (isSmall ? count.prefix(1).lowercased() + count.dropFirst() : count),
      start + (isSmall ? "numberOf" : "NumberOf") + between + last.text,
    ]
    return NameFault(
      .abbreviatedWord, "write '\(names[0])' or '\(names[1])' instead of '\(text)'",
      replacements: names, certainty: .likely)
  }
}
