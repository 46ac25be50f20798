/// A string literal of several lines, with a backslash where a line ends but the text does not.
struct MultiLineLiteral {
  let text: String

  /// Leaves room for twenty columns of indentation.
  private static let width = 78

  init(_ string: String, hanging: Int) {
    let blanks = String(repeating: " ", count: hanging)
    let parts = string.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = ["\"\"\""]
    for part in parts {
      lines += Self.lines(of: String(part)).map { $0.isEmpty ? "" : blanks + $0 }
    }
    text = (lines + [blanks + "\"\"\""]).joined(separator: "\n")
  }

  /// Breaks behind the last blank that fits, or anywhere in a word that is longer than a line.
  private static func lines(of string: String) -> [String] {
    var pieces = SwiftEscape.pieces(of: string, delimiter: .threeQuotes)[...]
    if pieces.last == " " { pieces[pieces.endIndex - 1] = "\\u{20}" }
    var lines: [String] = []
    while true {
      let count = fittingCount(of: pieces)
      guard count < pieces.count else { return lines + [pieces.joined()] }
      let head = pieces.prefix(count)
      let end = head.lastIndex(of: " ").map { $0 + 1 } ?? head.endIndex
      lines.append(pieces[..<end].joined() + "\\")
      pieces = pieces[end...]
    }
  }

  /// At least one piece, so that breaking comes to an end.
  private static func fittingCount(of pieces: ArraySlice<String>) -> Int {
    var columns = 0
    var count = 0
    for piece in pieces {
      columns += piece.unicodeScalars.count
      if columns > width, count > 0 { return count }
      count += 1
    }
    return count
  }
}
