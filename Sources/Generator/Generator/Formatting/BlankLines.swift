/// Takes out the blank lines that a template leaves where one of its parts is absent: runs of them,
/// those behind an opening bracket, before a closing one and at either end of the file. A declaration
/// of which nothing is left ends on its own line.
enum BlankLines {
  static func collapsed(_ text: String) -> String {
    var lines: [Substring] = []
    var text = text
    text.makeContiguousUTF8()
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let line = Substring(line)
      if line.isEmpty {
        if let last = lines.last, !last.isEmpty, !opens(last) { lines.append(line) }
      } else {
        if closes(line), lines.last?.isEmpty == true { lines.removeLast() }
        if line == "}", let last = lines.last, last.utf8.last == UInt8(ascii: "{") {
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
    guard let last = line.utf8.last else { return false }
    return last == UInt8(ascii: "{") || last == UInt8(ascii: "[") || last == UInt8(ascii: "(")
  }

  private static func closes(_ line: Substring) -> Bool {
    guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return first == UInt8(ascii: "}") || first == UInt8(ascii: "]") || first == UInt8(ascii: ")")
  }
}
