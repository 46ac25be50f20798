/// Lines of a plain rendering as text.
enum PlainText {
  /// Every line, the current one marked by an angle bracket.
  static func text(of lines: [PlainLine]) -> String {
    lines.map { ($0.isCurrent ? "> " : "") + $0.text + "\n" }.joined()
  }

  /// A text with nothing in it that could steer a terminal.
  static func withoutControls(_ text: String) -> String {
    text.isPlainASCII ? text : text.flatMap(CharacterWidth.parts).map(\.text).joined()
  }

  /// What there is to say after something has changed: the lines that were not there before, and
  /// the current one when it is another one now.
  static func news(in lines: [PlainLine], since earlier: [PlainLine]) -> String {
    let change = lines.map(\.text).difference(from: earlier.map(\.text))
    var told = Set<Int>()
    for case .insert(let number, _, _) in change { told.insert(number) }
    let current = lines.firstIndex(where: \.isCurrent)
    let earlierCurrent = earlier.first(where: \.isCurrent)?.text
    if let current, lines[current].text != earlierCurrent { told.insert(current) }
    return text(of: told.sorted().map { lines[$0] })
  }
}
