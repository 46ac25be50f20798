import Diagnostics
import Testing

@testable import Linting

@Suite struct AllowInsertionTests {
  /// A text with comments for what one rule finds in it.
  private func allowed(_ text: String) -> String? {
    let group = LintGroup(
      settings: LintSettings(), files: [LintFile("a.swift", bytes: Array(text.utf8))])
    let found = Linter(only: ["letter_case"], threads: 1).lint([group]).diagnostics
    return AllowInsertion(reason: "old").text(
      of: SourceText(file: "a.swift", text: text), for: found
    )
    .map { String(decoding: $0, as: UTF8.self) }
  }

  private let comment = "// armature:allow letter_case -- old"

  @Test func `A literal of several lines has its comment before what it is a part of`() {
    let text = """
      let a = \"\"\"
        one \\(b.map { let c_d = $0 })
        two
        \"\"\"
      func f() {
        print(
          a, \"\"\"
            \\(b.map { let e_f = $0 }) \"//\"
            \"\"\")
      }

      """
    let mended = allowed(text)
    let expected = text.replacing("let a", with: "\(comment)\nlet a")
      .replacing("  print(", with: "  \(comment)\n  print(")
    #expect(mended == expected)
    #expect(allowed(expected) == expected)
  }

  @Test func `Code behind a comment of several lines has its comment before that`() {
    let text = "import A\n/* one\n two */ let a_b = 1\n"
    #expect(allowed(text) == "import A\n\(comment)\n/* one\n two */ let a_b = 1\n")
  }

  @Test
  func `What is not the first on its line has comments on both sides where none fits behind it`() {
    let text = "let a = 1; let b_c = \"\"\"\n  d\n  \"\"\"\nlet e = 1; let f_g = 2 // note"
    let begin = "// armature:allow-begin letter_case -- old\n"
    let end = "\n// armature:allow-end letter_case"
    let expected =
      text.replacing("let a", with: begin + "let a")
      .replacing("\nlet e", with: end + "\n" + begin + "let e") + end
    #expect(allowed(text) == expected)
    #expect(allowed(expected) == expected)
  }

  @Test func `A line of a comment ends as the others do`() {
    let text = "import A\r\nlet a_b = 1 // one\r\n"
    #expect(allowed(text) == "import A\r\n\(comment)\r\nlet a_b = 1 // one\r\n")
  }

  @Test func `A comment inside of a type hides nothing that is found at the type`() throws {
    let tuple = "static func parts() -> (%\n    Row<Int>.Cell, Row<Int>.Title\n  ) { make() }"
    let rows = ["", " // armature:allow argument_label -- old", " /* a: b, c */"].map {
      "enum Table {\n  \(tuple.replacing("%", with: $0))\n}\n"
    }
    for row in rows {
      let group = LintGroup(
        settings: LintSettings(), files: [LintFile("a.swift", bytes: Array(row.utf8))])
      let found = Linter(only: ["argument_label"], threads: 1).lint([group]).diagnostics
      #expect(found.map(\.rule) == (row == rows[1] ? [] : ["argument_label"]), "\(row)")
    }
  }
}
