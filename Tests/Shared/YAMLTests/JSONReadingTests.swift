import Diagnostics
import Testing

@testable import YAML

@Suite struct JSONReadingTests {
  @Test(arguments: [
    ("[1, -2.5e3, true, null]", ["1", "-2.5e3", "true", "null"]),
    (#"["", "é", "a\"\\\/\n", "\u00e9\ud83d\ude00"]"#, ["", "é", "a\"\\/\n", "é😀"]),
    ("\u{FEFF} [ ] ", []),
    ("[\"\u{2028}\"]", ["\u{2028}"]),
  ])
  func `Values are read as they stand`(text: String, expected: [String]) throws {
    let source = SourceText(file: "a.json", text: text)
    var reader = try JSONReader(source)
    let nodes = try #require(try reader.node().sequence)
    try reader.finish()
    #expect(nodes.compactMap { $0.scalar?.text } == expected)
    for node in nodes where node.scalar?.isPlain == true {
      #expect(source.text(in: node.range.bytes) == node.scalar?.text)
    }
  }

  @Test func `A document is read piece by piece`() throws {
    let text = #"{"a": [{"b": 1}, {}], "c": {}, "d": [], "e": 2}"#
    let source = SourceText(file: "a.json", text: text)
    var reader = try JSONReader(source)
    #expect(try !reader.enters(.array))
    #expect(try reader.enters(.object))
    var pieces: [String] = []
    while let key = try reader.nextKey() {
      pieces.append(source.text(in: key.range.bytes))
      guard try reader.enters(.array) else {
        pieces.append(source.text(in: try reader.node().range.bytes))
        continue
      }
      while try reader.nextElement() {
        pieces.append(source.text(in: try reader.node().range.bytes))
      }
    }
    try reader.finish()
    #expect(
      pieces == [#""a""#, #"{"b": 1}"#, "{}", #""c""#, "{}", #""d""#, #""e""#, "2"])
  }

  /// Each with the byte where it is told.
  @Test(arguments: [
    ("", 0, "expected a value"), ("[1,]", 3, "expected a value"),
    ("[1 2]", 3, "expected ',' or ']'"),
    ("{\"a\": 1,}", 8, "expected a name in quotes"), ("{a: 1}", 1, "expected a name in quotes"),
    ("{\"a\" 1}", 5, "expected ':'"), ("{\"a\": 1]", 7, "expected ',' or '}'"),
    ("[01]", 2, "expected ',' or ']'"), ("[-]", 2, "expected a digit"),
    ("[1.]", 3, "expected a digit"),
    ("[1e+]", 4, "expected a digit"), ("[nul]", 1, "expected a value"),
    ("[\"a", 3, "expected a string in quotes"), ("[\"a\nb\"]", 3, "expected a string in quotes"),
    ("[\"a\\", 4, "expected a string in quotes"), ("['a']", 1, "expected a value"),
    (#"["\q"]"#, 1, "a backslash stands for no character"),
    (#"["\u12"]"#, 1, "a backslash stands for no character"),
    (#"["\ud83d"]"#, 1, "a backslash stands for no character"), ("[1] 2", 4, "expected the end"),
    ("{\"a\": 1, \"a\": 2}", 9, "'a' is given twice"),
    (String(repeating: "[", count: 100_000), 64, "this is nested too deeply"),
  ])
  func `What is not JSON is told at its place`(text: String, place: Int, message: String) throws {
    let problem = #expect(throws: JSONReader.Problem.self) {
      var reader = try JSONReader(SourceText(file: "a.json", text: text))
      _ = try reader.node()
      try reader.finish()
    }
    #expect(problem?.range.bytes.lowerBound == place)
    #expect(problem?.message.hasSuffix(message) == true, "\(problem?.message ?? "")")
  }

  @Test func `What is not UTF-8 is told first`() throws {
    let problem = #expect(throws: JSONReader.Problem.self) {
      _ = try JSONReader(SourceText(file: "a.json", bytes: [0x5B, 0xFF, 0x5D]))
    }
    #expect(problem?.range.bytes.lowerBound == 1)
  }
}
