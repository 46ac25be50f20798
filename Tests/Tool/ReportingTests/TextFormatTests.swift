import Diagnostics
import Reporting
import Testing

@Suite struct TextFormatTests {
  @Test func `A diagnostic is shown with its line, carets and notes`() {
    let source = SourceText(file: "a b/é.swift", text: "let a = 1\n\tlet 日本 = usrName\n")
    let name = FileRange(file: source.file, bytes: 24..<27)
    let note = Note("declared here", at: FileRange(file: source.file, bytes: 4..<5))
    let finding = Finding("write 'user'", at: name, notes: [note, Note("try '--fix'")])
    let diagnostic = Diagnostic(rule: "abbreviated_word", severity: .error, finding: finding)
    #expect(
      TextFormat().text(of: Report([diagnostic], sources: [source])) == """
        a b/é.swift:2:15: error: write 'user' [abbreviated_word]
        \tlet 日本 = usrName
        \t           ^^^
        a b/é.swift:1:5: note: declared here
        let a = 1
            ^
          note: try '--fix'

        """)
  }

  @Test func `An empty range has one caret and a range over lines is cut at the first`() {
    #expect(carets(under: 3..<3, of: "abc") == ("abc", "   ^"))
    #expect(carets(under: 1..<6, of: "abc\ndef") == ("abc", " ^^"))
    #expect(carets(under: 90..<95, of: "abc") == ("abc", "   ^"))
  }

  @Test func `A very long line is cut around the range`() {
    let text = String(repeating: "é", count: 5_000) + "usr" + String(repeating: "é", count: 5_000)
    let (line, carets) = carets(under: 10_000..<10_003, of: text)
    #expect(line.count < 170)
    #expect(line.hasPrefix("…é") && line.hasSuffix("é…"))
    let column = carets.count - 3
    #expect(Array(line)[column..<column + 3] == ["u", "s", "r"])
  }

  @Test func `Control characters reach no terminal`() {
    let (line, _) = carets(under: 0..<1, of: "a\u{1B}[2J\u{202E}b")
    #expect(line == "a\u{FFFD}[2J\u{FFFD}b")
  }

  @Test func `Color is used only where it is asked for`() {
    let source = SourceText(file: "a.swift", text: "a")
    let finding = Finding("m", at: FileRange(file: "a.swift", bytes: 0..<1))
    let diagnostic = Diagnostic(rule: "r", severity: .warning, finding: finding)
    let report = Report([diagnostic], sources: [source])
    #expect(!TextFormat().text(of: report).contains("\u{1B}"))
    #expect(TextFormat(isColored: true).text(of: report).contains("\u{1B}[1;33mwarning: \u{1B}[0m"))
  }

  @Test func `A file that is not at hand is named without a line`() {
    let finding = Finding("m", at: FileRange(file: "gone.swift", bytes: 0..<1))
    let diagnostic = Diagnostic(rule: "r", severity: .error, finding: finding)
    let text = TextFormat().text(of: Report([diagnostic], sources: []))
    #expect(text == "gone.swift: error: m [r]\n")
  }

  /// The excerpt below the first line of a report on one range.
  private func carets(under range: Range<Int>, of text: String) -> (String, String) {
    let source = SourceText(file: "a", text: text)
    let finding = Finding("m", at: FileRange(file: "a", bytes: range))
    let diagnostic = Diagnostic(rule: "r", severity: .error, finding: finding)
    let lines = TextFormat().text(of: Report([diagnostic], sources: [source]))
      .split(separator: "\n").map(String.init)
    return (lines[1], lines[2])
  }
}
