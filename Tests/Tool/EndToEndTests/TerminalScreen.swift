/// What a terminal shows after a program has written to it: the sequences that place text and clear
/// the screen, each character one column wide.
struct TerminalScreen {
  private var rows: [[Character]]
  private var row = 0
  private var column = 0

  init(columns: Int, rows: Int) {
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  var text: String { rows.map { String($0) }.joined(separator: "\n") }

  mutating func show(_ output: String) {
    var rest = Substring(output)
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        obey(&rest)
      } else if rows.indices.contains(row), rows[row].indices.contains(column) {
        rows[row][column] = character
        column += 1
      }
    }
  }

  /// `ESC [ parameters letter`
  private mutating func obey(_ rest: inout Substring) {
    guard rest.first == "[" else { return }
    rest.removeFirst()
    let parameters = rest.prefix { !$0.isLetter }
    rest = rest.dropFirst(parameters.count)
    let command = rest.popFirst()
    if command == "H" {
      let place = parameters.split(separator: ";").compactMap { Int($0) }
      (row, column) = place.count == 2 ? (place[0] - 1, place[1] - 1) : (0, 0)
    } else if command == "J" {
      for row in rows.indices { rows[row] = rows[row].map { _ in " " } }
    }
  }
}
