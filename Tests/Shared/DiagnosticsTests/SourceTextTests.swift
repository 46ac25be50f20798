import Diagnostics
import Testing

@Suite struct SourceTextTests {
  @Test func `Every kind of line end ends a line`() {
    let source = SourceText(file: "a", text: "one\ntwo\r\nthree\rfour")
    #expect((1...4).map(source.line) == ["one", "two", "three", "four"])
    #expect(source.position(of: 9) == TextPosition(line: 3, column: 1))
  }

  @Test func `Columns count bytes and an offset behind the end is the end`() {
    let source = SourceText(file: "a", text: "é=1")
    #expect(source.position(of: 2) == TextPosition(line: 1, column: 3))
    #expect(source.position(of: 99) == TextPosition(line: 1, column: 5))
  }
}
