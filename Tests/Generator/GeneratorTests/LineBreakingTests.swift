import TestSupport
import Testing

@testable import Generator

@Suite struct LineBreakingTests {
  private let long = String(repeating: "a", count: 60)

  @Test func `A line that fits stays as it is`() {
    #expect(LineBreaking.broken("let a = f(b, c)\n") == "let a = f(b, c)\n")
  }

  @Test func `A list that does not fit has one element a line`() {
    let broken = LineBreaking.broken("  return call(\(long), second: \"a, b\", \(long))")
    #expect(
      broken == """
          return call(
            \(long),
            second: "a, b",
            \(long)
          )
        """)
  }

  @Test func `A type whose name does not fit beside its attributes stands below them`() {
    let broken = LineBreaking.broken("@Swift.MainActor @Suite struct \(long)GeneratedTests {")
    #expect(broken == "@Swift.MainActor @Suite\nstruct \(long)GeneratedTests {")
    let fitting = LineBreaking.broken("@MainActor @Suite struct \(long)GeneratedTests {")
    #expect(fitting == "@MainActor @Suite struct \(long)GeneratedTests\n{")
    let delegate = LineBreaking.broken("@Swift.MainActor protocol \(long)Delegate: AnyObject {")
    #expect(delegate == "@Swift.MainActor\nprotocol \(long)Delegate: AnyObject {")
    let full = "protocol \(long)aDelegate: AnyObject"
    #expect(LineBreaking.broken("@MainActor \(full) {") == "@MainActor\n\(full) {")
  }

  @Test func `A collection literal ends in a comma`() {
    let broken = LineBreaking.broken("let all = [\(long), \(long)]")
    #expect(broken == "let all = [\n  \(long),\n  \(long),\n]")
  }

  @Test func `A line with collections leaves room for the commas that the formatter counts`() {
    let name = String(repeating: "a", count: 80)
    let fitting = "#expect(\(name) == [\"b\"])"
    #expect(LineBreaking.broken(fitting) == fitting)
    #expect(fitting.count == 98)
    let full = "#expect(\(name) == [b, c])"
    #expect(full.count == 99 && LineBreaking.broken(full) == full)
    let over = "#expect(a\(name) == [b, c])"
    #expect(LineBreaking.broken(over) == "#expect(\n  a\(name) == [b, c]\n)")
  }

  @Test func `What goes on with a continued line is indented no further`() {
    let broken = LineBreaking.broken("let found = try \(long).\(long)(least: \(long))")
    #expect(broken == "let found =\n  try \(long)\n  .\(long)(\n    least: \(long)\n  )")
  }

  @Test func `What is assigned to a member below its object is indented as far as the member`() {
    let broken = LineBreaking.broken("environment.\(long).\(long) = object")
    #expect(broken == "environment.\(long)\n  .\(long) =\n  object")
  }

  @Test func `The value of an argument that is called stands below its label as a whole`() {
    let broken = LineBreaking.broken("type(of: \(long).\(long)(for: 1))")
    #expect(broken == "type(\n  of:\n    \(long)\n    .\(long)(for: 1)\n)")
  }

  @Test func `A list of an inner type is broken before the inner name, not at its brackets`() {
    let type = "A" + long
    let broken = LineBreaking.broken("func show(\(long): [\(type).\(type)]) {")
    #expect(broken == "func show(\n  \(long):\n    [\(type)\n    .\(type)]\n) {")
  }

  @Test func `A member stands below its label`() {
    let broken = LineBreaking.broken("\(long): .\(long),")
    #expect(broken == "\(long):\n  .\(long),")
  }

  @Test func `The patterns of a switch stay one case`() {
    let (first, second) = (String(repeating: "a", count: 60), String(repeating: "b", count: 60))
    #expect(
      LineBreaking.broken("    case .\(first), .\(second):")
        == "    case .\(first),\n      .\(second):")
    #expect(
      LineBreaking.broken("    case \(first), \(second)")
        == "    case \(first)\n    case \(second)")
  }

  @Test func `A statement that does not fit stands below its case`() {
    let broken = LineBreaking.broken("case .\(long): object = \(long).insert(in: context)")
    #expect(broken == "case .\(long):\n  object = \(long).insert(in: context)")
  }

  @Test func `What is assigned goes on with the line to which a long type moves the sign`() {
    let broken = LineBreaking.broken("let object: \(long)\(long.prefix(30)) = \(long)")
    #expect(broken == "let object:\n  \(long)\(long.prefix(30)) =\n    \(long)")
  }

  @Test func `A type that nothing can break stands alone behind its name`() {
    let type = "\(long)\(long)"
    #expect(LineBreaking.broken("let object: \(type) = 1") == "let object:\n  \(type) =\n    1")
    #expect(LineBreaking.broken("let object: \(type)") == "let object:\n  \(type)")
  }

  @Test func `The brackets around a type are no list`() {
    let type = "A" + long
    #expect(LineBreaking.broken("    \(long): [\(type)],") == "    \(long):\n      [\(type)],")
    #expect(
      LineBreaking.broken("    \(long): [\(type).self]")
        == "    \(long): [\n      \(type).self\n    ]")
  }

  @Test func `A text whose label leaves no room for its beginning stands below the label`() {
    let label = String(repeating: "a", count: 95)
    #expect(LineBreaking.broken("  \(label): \"text\",") == "  \(label):\n    \"text\",")
  }

  @Test func `A closure stands where its call does`() {
    let broken = LineBreaking.broken(
      "return try await \(long).\(long) { context in read(context) }")
    #expect(
      broken == "return try await \(long)\n  .\(long) { context in\n    read(context)\n  }")
  }

  @Test func `A cast in a parenthesis goes on as what is around it does`() {
    let broken = LineBreaking.broken("let count = (\(long) as? \(long))?.count ?? 0")
    #expect(broken == "let count =\n  (\(long)\n  as? \(long))?.count\n  ?? 0")
  }

  @Test func `What goes on with the second operand of && and || is indented further`() {
    let broken = LineBreaking.broken("\(long) == 1 || \(long)\(long) == 2")
    #expect(broken == "\(long) == 1\n  || \(long)\(long)\n    == 2")
  }

  @Test func `Operators stand in front of operands of several lines`() {
    let broken = LineBreaking.broken("short && items.any { \(long) == \(long) }")
    #expect(broken == "short\n  && items.any {\n    \(long)\n      == \(long)\n  }")
  }

  @Test func `Parentheses that are closed further down count for nothing`() {
    let broken = LineBreaking.broken(
      "!((\(long) == 1 || \(long) == 2) && items.any { \(long) == 3 })")
    #expect(
      broken == """
        !((\(long) == 1
          || \(long) == 2)
          && items.any { \(long) == 3 })
        """)
  }

  @Test func `A body is indented from the line that opens it`() {
    let broken = LineBreaking.broken("let all = \(long).\(long).observe { _ in count += 1 }")
    #expect(broken.contains("\n    count += 1\n  }"))
  }

  @Test func `Arguments are indented from the member that they are handed to`() {
    let broken = LineBreaking.broken("\(long).\(long)(least: \(long))")
    #expect(broken == "\(long)\n  .\(long)(\n    least: \(long)\n  )")
  }

  @Test func `A body behind a condition leaves the condition on its line`() {
    let broken = LineBreaking.broken("    if count == 1 { return \"\(long) \(long)\" }")
    #expect(
      broken == """
            if count == 1 {
              return \"\"\"
                \(long) \\
                \(long)
                \"\"\"
            }
        """)
  }

  @Test func `A body on the same line gets lines of its own`() {
    let broken = LineBreaking.broken("var \(long): String { \(long) }")
    #expect(broken == "var \(long): String {\n  \(long)\n}")
  }

  @Test func `A condition that does not fit is broken before its operators`() {
    let broken = LineBreaking.broken(
      "call(where: { item in \(long) == 1 && (\(long) == \"a && b\" || !(b(c || d, \(long)))) }, e: 1)"
    )
    #expect(
      broken == """
        call(
          where: { item in
            \(long) == 1
              && (\(long) == "a && b"
                || !(b(c || d, \(long))))
          },
          e: 1
        )
        """)
  }

  @Test func `Cases that do not fit stand one a line`() {
    let broken = LineBreaking.broken("  case \(long), \(long)")
    #expect(broken == "  case \(long)\n  case \(long)")
  }

  @Test func `An attribute that does not fit stands above what it belongs to`() {
    let broken = LineBreaking.broken("  @Attribute(\"\(long)\") var \(long): String")
    #expect(broken == "  @Attribute(\"\(long)\")\n  var \(long): String")
  }

  @Test func `Superclass and protocols that do not fit stand one a line`() {
    let broken = LineBreaking.broken("final class A: B<C, D>, \(long), \(long) {")
    #expect(broken == "final class A:\n  B<C, D>,\n  \(long),\n  \(long)\n{")
  }

  @Test func `A type that just does not fit opens on a line of its own`() {
    let name = String(repeating: "A", count: 75)
    let broken = LineBreaking.broken("@MainActor @Suite struct \(name) {")
    #expect(broken == "@MainActor @Suite struct \(name)\n{")
  }

  @Test func `A question that does not fit beside guard stands between guard and else`() {
    let broken = LineBreaking.broken(
      "  guard \(long)(one: \(long.prefix(20))) ?? true else { return }")
    #expect(
      broken == """
          guard
            \(long)(one: \(long.prefix(20))) ?? true
          else { return }
        """)
  }

  @Test func `The pattern of a case is broken before its member`() {
    let pattern = "case \(long).Failure.expired(let url) = error"
    #expect(
      LineBreaking.broken("guard \(pattern) else { return false }")
        == "guard\n  \(pattern)\nelse { return false }")
    #expect(
      LineBreaking.broken("guard case \(long).Failure.\(long)(let url) = error else { return }")
        == "guard\n  case \(long).Failure\n    .\(long)(let url) = error\nelse { return }")
  }

  @Test func `A text stands below what it is assigned to where it has no room beside it`() {
    let name = "state.\(long).\(long.prefix(28))"
    #expect(LineBreaking.broken("  \(name) = \"one\"") == "  \(name) =\n    \"one\"")
    #expect(
      LineBreaking.broken("state.\(long).\(long) = \"one\"")
        == "state.\(long)\n  .\(long) =\n  \"one\"")
    let text = "\(long) \(long)"
    #expect(
      LineBreaking.broken("state.\(long).\(long) = \"\(text)\"")
        == "state.\(long)\n  .\(long) = \"\"\"\n    \(long) \\\n    \(long)\n    \"\"\"")
  }

  @Test func `A long comment goes on behind its marker`() {
    let broken = LineBreaking.broken("  /// \(long) \(long)")
    #expect(broken == "  /// \(long)\n  /// \(long)")
  }

  @Test func `A long text goes on behind a backslash and never breaks an escape sequence`() {
    let text = String(repeating: "a", count: 96) + "\\n" + String(repeating: "b", count: 30)
    let broken = LineBreaking.broken("let text = \"\(text)\"")
    let expected = [
      "let text = \"\"\"", "  " + String(repeating: "a", count: 96) + "\\",
      "  \\n" + String(repeating: "b", count: 30), "  \"\"\"",
    ]
    #expect(broken == expected.joined(separator: "\n"))
  }

  @Test func `Blank lines that a template leaves are taken out`() {
    #expect(BlankLines.collapsed("\n\na {\n\n  b\n\n\n  c\n\n}\n\n") == "a {\n  b\n\n  c\n}\n")
  }

  @Test func `A long text takes no more time than its length asks for`() {
    func seconds(for count: Int) -> Double {
      let line = "let text = \"" + String(repeating: "lorem ipsum dolor ", count: count) + "\""
      return processorTime {
        #expect(LineBreaking.broken(line).utf8.count > line.utf8.count)
      }
    }
    let short = seconds(for: 500)
    #expect(seconds(for: 4_000) < 24 * short)
  }
}
