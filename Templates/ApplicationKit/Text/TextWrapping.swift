/// Breaks text into lines that take at most a number of columns.
///
/// Breaks lie at blanks, after hyphens and beside wide characters; a word that is longer than a
/// line is broken where the line ends. Newlines of the text are kept.
struct TextWrapping {
  private let width: Int
  private var lines: [String] = []
  private var line: [(character: Character, columns: Int)] = []
  private var total = 0
  /// How many characters of the line lie before the last place where it may be broken.
  private var lastBreak = 0

  private init(width: Int) {
    self.width = max(1, width)
  }

  static func lines(of text: String, width: Int) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      var wrapping = TextWrapping(width: width)
      for character in paragraph {
        for shown in character == "\t" ? "  " : String(character) { wrapping.append(shown) }
      }
      wrapping.finishLine(at: wrapping.line.count)
      return wrapping.lines
    }
  }

  private mutating func append(_ character: Character) {
    let columns = CharacterWidth.columns(of: character)
    let isBreak = mayBreak(before: character, columns)
    // A blank at the end of a line may hang over: it is not shown.
    while total + columns > width, character != " ", !line.isEmpty {
      finishLine(at: isBreak ? line.count : lastBreak)
    }
    if isBreak { lastBreak = line.count }
    line.append((character, columns))
    total += columns
  }

  private func mayBreak(before character: Character, _ columns: Int) -> Bool {
    guard let previous = line.last else { return false }
    if previous.character == " " { return character != " " }
    if previous.character == "-" { return character.isLetter }
    return (columns == 2 || previous.columns == 2) && !character.isPunctuation
  }

  /// Ends the line before its character number `count`; the rest begins the next line.
  private mutating func finishLine(at count: Int) {
    let end = count == 0 ? line.count : count
    let text = String(line[..<end].map(\.character))
    lines.append(String(text.withoutTrailingBlanks))
    line.removeFirst(end)
    total = line.reduce(0) { $0 + $1.columns }
    lastBreak = 0
  }
}
