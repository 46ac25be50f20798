/// The lines of JSON, in its bytes.
extension [UInt8] {
  /// Line and column of a position, for messages.
  func place(of position: Int) -> ErrorSentence {
    let before = self[..<Swift.min(position, count)]
    let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    let lineStart = (before.lastIndex(of: 0x0A) ?? -1) + 1
    let column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
    return "line \(line), column \(column)"
  }

  /// Where the text begins of the first line behind a position that has one and is not indented further.
  func startOfLine(
    behind position: Int, indentedByAtMost limit: Int
  ) -> (start: Int, indentation: Int)? {
    var position = Swift.min(position, count)
    while let lineEnd = self[position...].firstIndex(of: 0x0A) {
      position = lineEnd + 1
      let indentation = self[position...].prefix { $0 == 0x20 }.count
      let start = position + indentation
      if indentation <= limit, start < count, self[start] != 0x0A { return (start, indentation) }
    }
    return nil
  }
}
