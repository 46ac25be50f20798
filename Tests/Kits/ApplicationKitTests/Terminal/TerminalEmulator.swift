@testable import ApplicationKit

/// A terminal that knows as much as the kit uses, to see what a real one would show.
struct TerminalEmulator {
  private(set) var rows: [[String]]
  /// The private modes that are on, such as 1049 for the alternate screen.
  private(set) var modes: Set<String> = ["25"]
  /// What was written while the alternate screen was not shown.
  private(set) var transcript = ""
  private var column = 0
  private var row = 0

  init(size: Size) {
    rows = Array(repeating: Array(repeating: "?", count: size.width), count: size.height)
  }

  var isAlternate: Bool { modes.contains("1049") }
  var isCursorShown: Bool { modes.contains("25") }

  var text: String {
    rows.map { line in
      let text = line.joined()
      return String(text.reversed().drop { $0 == " " }.reversed()) + "\n"
    }
    .joined()
  }

  /// Reads scalars: a mark may follow a control sequence.
  mutating func write(_ output: String) {
    var rest = Substring.UnicodeScalarView(output.unicodeScalars[...])
    while let first = rest.first {
      guard first == "\u{1B}" else {
        let text = String(rest.prefix { $0 != "\u{1B}" })
        rest = rest.dropFirst(text.unicodeScalars.count)
        transcript += isAlternate ? "" : text
        for character in text { put(character) }
        continue
      }
      rest = rest.dropFirst(2)
      let parameters = rest.prefix { !$0.properties.isAlphabetic }
      rest = rest.dropFirst(parameters.count)
      if let final = rest.popFirst() { obey(Character(final), String(parameters)) }
    }
  }

  private mutating func obey(_ final: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch final {
    case "H" where numbers.count == 2: (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case "J": rows = rows.map { $0.map { _ in " " } }
    case "h": modes.insert(String(parameters.dropFirst()))
    case "l": modes.remove(String(parameters.dropFirst()))
    default: break
    }
  }

  private mutating func put(_ character: Character) {
    for part in CharacterWidth.parts(of: character) {
      guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
      rows[row][column] = part.text
      if part.width == 2, column + 1 < rows[row].count { rows[row][column + 1] = "" }
      column += part.width
    }
  }
}
