import Diagnostics
import Reporting
import Testing

@Suite struct AnnotatedFormatTests {
  private let annotated = """
    let usrName = "日本"; let btn = 1
    //  ^^^ sample: write 'user'
    //                        ^^^ sample: write 'button'
    f()
    //<^ sample: first column
    \tg()
    //\t^ sample: behind a tab
     h()
    //<<^ sample: second column
    """

  @Test func `Carets stand below what was found`() {
    let format = AnnotatedFormat()
    let source = SourceText(file: "a.swift", text: format.stripped(annotated))
    let found = [
      (4..<7, "write 'user'"), (28..<31, "write 'button'"), (36..<37, "first column"),
      (41..<42, "behind a tab"), (46..<47, "second column"),
    ]
    let diagnostics = found.reversed().map { range, message in
      Diagnostic(
        rule: "sample", severity: .error,
        finding: Finding(message, at: FileRange(file: "a.swift", bytes: range)))
    }
    #expect(format.text(of: diagnostics, in: source) == annotated)
    #expect(format.text(of: Report(diagnostics, sources: [source])) == annotated)
  }

  @Test func `Comments that are no caret lines stay`() {
    let text = "// ^ is exclusive or\n// a: b\n//^^ no colon\n"
    #expect(AnnotatedFormat().stripped(text) == text)
    #expect(AnnotatedFormat(comment: "#").stripped("a: 1\n#  ^ rule: message\n") == "a: 1\n")
  }
}
