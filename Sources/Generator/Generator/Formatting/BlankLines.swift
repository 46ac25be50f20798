/// Takes out the blank lines that a template leaves where one of its parts is absent: runs of them,
/// those behind an opening bracket, before a closing one and at either end of the file. A declaration
/// of which nothing is left ends on its own line.
enum BlankLines {
  static func collapsed(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        if let last = lines.last, !last.isEmpty, !opens(last) { lines.append(line) }
      } else {
        if closes(line), lines.last?.isEmpty == true { lines.removeLast() }
        if line == "}", let last = lines.last, last.hasSuffix("{") {
          lines[lines.count - 1] = last + "}"
        } else {
          lines.append(line)
        }
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func opens(_ line: Substring) -> Bool {
    line.hasSuffix("{") || line.hasSuffix("[") || line.hasSuffix("(")
  }

  private static func closes(_ line: Substring) -> Bool {
    guard let first = line.first(where: { $0 != " " }) else { return false }
    return first == "}" || first == "]" || first == ")"
  }
}
