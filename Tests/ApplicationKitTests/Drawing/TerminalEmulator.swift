@testable import ApplicationKit

/// A terminal that knows as much as `ScreenUpdate` uses, to see what a real one would show.
struct TerminalEmulator {
  private(set) var rows: [[String]]
  private var column = 0
  private var row = 0

  init(size: Size) {
    rows = Array(repeating: Array(repeating: "?", count: size.width), count: size.height)
  }

  var text: String {
    rows.map { line in
      let text = line.joined()
      return String(text.reversed().drop { $0 == " " }.reversed()) + "\n"
    }
    .joined()
  }

  mutating func write(_ output: String) {
    var rest = output[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        rest.removeFirst()
        let parameters = rest.prefix { !$0.isLetter }
        rest = rest.dropFirst(parameters.count)
        if let final = rest.popFirst() { obey(final, String(parameters)) }
      } else {
        put(character)
      }
    }
  }

  private mutating func obey(_ final: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    if final == "H", numbers.count == 2 { (row, column) = (numbers[0] - 1, numbers[1] - 1) }
    if final == "J" {
      rows = rows.map { $0.map { _ in " " } }
    }
  }

  private mutating func put(_ character: Character) {
    let width = CharacterWidth.columns(of: character)
    rows[row][column] = String(character)
    if width == 2 { rows[row][column + 1] = "" }
    column += width
  }
}
