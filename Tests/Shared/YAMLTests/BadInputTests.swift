import Diagnostics
import Testing
import YAML

@Suite struct BadInputTests {
  private func problem(_ text: String) -> String {
    problem(SourceText(file: "a.yml", text: text))
  }

  /// Line, column and rule of the only problem.
  private func problem(_ source: SourceText) -> String {
    let diagnostics = readYAML(source).diagnostics
    guard let first = diagnostics.first, diagnostics.count == 1 else { return "\(diagnostics)" }
    let position = source.position(of: first.range.bytes.lowerBound)
    return "\(position.line):\(position.column) \(first.rule)"
  }

  @Test(arguments: [
    ("", "1:1 empty_file"), ("# only a comment\n", "1:1 empty_file"),
    ("a: 1\n---\nb: 2\n", "2:1 several_documents"), ("a: 1\na: 2\n", "2:1 repeated_key"),
    ("{ a: 1, 'a': 2 }", "1:9 repeated_key"), ("a: [1, 2\nb: 3\n", "2:2 not_yaml"),
    ("a:\n\t- b\n", "2:1 not_yaml"), ("a: \"b", "1:6 not_yaml"),
    ("a: 1\n<<<<<<< ours\nb: 2\n=======\nb: 3\n>>>>>>> theirs\n", "2:1 not_yaml"),
    ("a: [1]\n<<<<<<<< ours\n'b': 2\n========\n", "2:1 not_yaml"),
    ("é: \u{1}", "1:5 not_yaml"),
    ("<<: { a: 1 }", "1:1 merge_key"), ("[a, b]: 1", "1:1 collection_as_key"),
    ("a: !!binary x", "1:4 yaml_tag"), ("a: *b", "1:4 unknown_alias"),
    ("a: &a [1, *a]", "1:11 endless_alias"),
    ("a: \"b\u{2028}c\"", "1:6 line_separator"), ("# \u{85}", "1:3 line_separator"),
    ("a: \0", "1:4 not_yaml"),
  ]) func `A file that is not a document in YAML is refused where it breaks`(
    text: String, expected: String
  ) {
    #expect(problem(text) == expected)
  }

  @Test func `Bytes that are not UTF-8 are shown where they stand`() {
    let latin = SourceText(file: "a", bytes: Array("a: b\nc: ".utf8) + [0xE9, 0x0A])
    #expect(problem(latin) == "2:4 not_utf8")
    let little = SourceText(file: "a", bytes: [0xFF, 0xFE, 0x61, 0])
    #expect(problem(little) == "1:1 not_utf8")
    let unmarked = SourceText(file: "a", bytes: [0, 0x61, 0, 0x3A])
    #expect(problem(unmarked) == "1:1 not_utf8")
  }

  @Test func `Deep nesting ends at the limit`() {
    #expect(problem(String(repeating: "[", count: 20_000)) == "1:65 too_deep")
    #expect(problem(String(repeating: "- ", count: 20_000)) == "1:129 too_deep")
    let allowed = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(readYAML(SourceText(file: "a", text: allowed)).root != nil)
  }

  @Test func `Aliases that multiply end at the limit`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(problem(text) == "6:45 too_many_values")
  }

  @Test func `Aliases that nest end at the limit of depth`() {
    var text = "a0: &a0 [x]\n"
    for level in 1...80 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(problem(text) == "64:12 too_deep")
  }

  @Test func `A file beyond the limit of size is not parsed`() {
    let source = SourceText(file: "a", bytes: Array(repeating: 0x23, count: 16_000_001))
    #expect(problem(source) == "1:1 file_too_large")
  }

  @Test func `No beginning of a document makes the reader fail`() {
    let text = Array("a: &x {b: [1, 'c', \"\\u00e9\"], ? é : |\n  d\n}\n--- *x\n".utf8)
    for end in text.indices {
      let reading = readYAML(SourceText(file: "a", bytes: Array(text[..<end])))
      #expect(reading.root != nil || !reading.diagnostics.isEmpty)
    }
  }
}
