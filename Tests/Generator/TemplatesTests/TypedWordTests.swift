import Mustache
import Templates
import Testing

@Suite struct TypedWordTests {
  @Test func `A reserved word is put in backticks`() {
    #expect(Identifier("title").text == "title")
    #expect(Identifier("default").text == "`default`")
    #expect(Identifier("Type").text == "`Type`")
  }

  @Test(arguments: ["", "_", "1a", "a b", "a-b", "é", "a\n", "a.b", "`a`"])
  func `Nothing else is an identifier`(name: String) {
    #expect(!Identifier.isValid(name))
  }

  @Test func `Numbers are written as the formatter wants them`() {
    #expect(SwiftLiteral(0).text == "0")
    #expect(SwiftLiteral(-123_456).text == "-123456")
    #expect(SwiftLiteral(1_234_567).text == "1_234_567")
    #expect(SwiftLiteral(Int.min).text == "-9_223_372_036_854_775_808")
    #expect(SwiftLiteral(0.1).text == "0.1")
    #expect(SwiftLiteral(-Double.infinity).text == "-.infinity")
    #expect(SwiftLiteral(true).text == "true")
    #expect(SwiftLiteral.none.text == "nil")
  }

  @Test func `Code is put together from words`() {
    let code: SwiftCode = "\(Identifier("in")) == \(SwiftLiteral("\""))"
    #expect(code.text == "`in` == \"\\\"\"")
    #expect(SwiftCode(joining: [code, "true"], by: " && ").text == code.text + " && true")
  }

  @Test func `A comment cannot end before its text`() {
    #expect(CommentText("a */ b").text == "a */ b")
    #expect(CommentText("a\nexit(1)\r\nb\u{2028}c").text == "a\n/// exit(1)\n/// b\n/// c")
    #expect(CommentText("a\u{1B}[31m\u{202E}b").text == "a[31mb")
    let long = CommentText(String(repeating: "word ", count: 40), sign: "//").text
    #expect(long.split(separator: "\n").count == 3)
    let longest = CommentText(String(repeating: "x", count: 300)).text
    #expect(longest.split(separator: "\n").allSatisfy { $0.count <= 91 })
  }

  @Test func `Markdown shows a text as it is`() {
    #expect(
      MarkdownText("# *a* [b](c) <d> `e` | f").text
        == "\\# \\*a\\* \\[b\\](c) \\<d\\> \\`e\\` \\| f")
    #expect(MarkdownText("a\nb").text == "a b")
  }

  @Test func `A shell reads one word`() {
    #expect(ShellWord("Sources/a-b_c.swift").text == "Sources/a-b_c.swift")
    #expect(ShellWord("").text == "''")
    #expect(ShellWord("~a").text == "'~a'")
    #expect(ShellWord("it's $(x)").text == "'it'\\''s $(x)'")
  }

  @Test func `YAML reads a string`() {
    #expect(YAMLScalar("News Reader").text == "News Reader")
    #expect(YAMLScalar("on").text == "\"on\"")
    #expect(YAMLScalar("1.0").text == "\"1.0\"")
    #expect(YAMLScalar("a: b # c").text == "\"a: b # c\"")
    #expect(YAMLScalar("\"\\\n\u{1}\u{2028}é").text == "\"\\\"\\\\\\n\\U00000001\\U00002028é\"")
  }
}
