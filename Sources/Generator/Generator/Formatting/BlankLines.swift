/// Takes out the blank lines that a template leaves where one of its parts is absent: runs of them,
/// those behind an opening bracket, before a closing one and at either end of the file. A declaration
/// of which nothing is left ends on its own line.
enum BlankLines {
  static func collapsed(_ text: [UInt8]) -> [UInt8] {
    var collapsed: [UInt8] = []
    collapsed.reserveCapacity(text.count + 1)
    var rest = text[...]
    var isBlankAbove = false
    while !rest.isEmpty {
      let line = rest.prefix { $0 != Sign.lineEnd }
      rest = rest[line.endIndex...].dropFirst()
      if line.isEmpty {
        isBlankAbove = collapsed.last.map { !opens($0) } ?? false
        continue
      }
      if collapsed.last == Sign.openingBrace, line.elementsEqual([Sign.closingBrace]) {
        collapsed.append(Sign.closingBrace)
        continue
      }
      if !collapsed.isEmpty { collapsed.append(Sign.lineEnd) }
      if isBlankAbove, !closes(line) { collapsed.append(Sign.lineEnd) }
      isBlankAbove = false
      collapsed += line
    }
    collapsed.append(Sign.lineEnd)
    return collapsed
  }

  private static func opens(_ byte: UInt8) -> Bool {
    byte == Sign.openingBrace || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(")
  }

  private static func closes(_ line: ArraySlice<UInt8>) -> Bool {
    let first = line.first { $0 != UInt8(ascii: " ") }
    return first == Sign.closingBrace || first == UInt8(ascii: "]") || first == UInt8(ascii: ")")
  }

  private enum Sign {
    static let lineEnd = UInt8(ascii: "\n")
    static let openingBrace = UInt8(ascii: "{")
    static let closingBrace = UInt8(ascii: "}")
  }
}
