import Diagnostics
import Testing
import YAML

@Suite struct ReadingTests {
  @Test func `Values know the bytes where they stand`() throws {
    let source = SourceText(file: "a.yml", text: "é: [1, \"ü\"]\nb:\n  c: text\n\nd: x\n")
    let root = try #require(readYAML(source).root)
    let entries = try #require(root.mapping)
    #expect(entries.map(\.key) == ["é", "b", "d"])
    #expect(entries.map { source.text(in: $0.keyRange.bytes) } == ["é", "b", "d"])
    let values = entries.map { source.text(in: $0.value.range.bytes) }
    #expect(values == ["[1, \"ü\"]", "c: text", "x"])
  }

  @Test func `A byte-order mark and carriage returns change nothing but offsets`() throws {
    let source = SourceText(file: "a.yml", text: "\u{FEFF}a: ä\r\nb: c\r\n")
    let reading = readYAML(source)
    let entries = try #require(reading.root?.mapping)
    #expect(reading.diagnostics.isEmpty)
    #expect(entries.map(\.key) == ["a", "b"])
    #expect(entries.map { source.text(in: $0.value.range.bytes) } == ["ä", "c"])
  }

  @Test func `An alias stands for its value and is found where it is written`() throws {
    let source = SourceText(file: "a.yml", text: "a: &x [1, 2]\nb: *x\n")
    let entries = try #require(readYAML(source).root?.mapping)
    #expect(entries[1].value.sequence?.compactMap(\.scalar?.text) == ["1", "2"])
    #expect(source.text(in: entries[1].value.range.bytes) == "*x")
  }

  @Test func `Texts keep every character`() throws {
    let text = #"a: "\"\\\n\0 {{name}} */ '); DROP TABLE""#
    let value = try #require(readYAML(SourceText(file: "a", text: text)).root?.mapping?.first)
    #expect(value.value.scalar?.text == "\"\\\n\0 {{name}} */ '); DROP TABLE")
  }

  @Test(arguments: [
    ("on", "a string"), ("yes", "a string"), ("1_000", "a string"), ("-", "a list"),
    ("e3", "a string"),
    ("~", "nothing"), ("True", "a truth value"), ("0x1F", "a number"), ("-12", "a number"),
    ("1.5e-3", "a number"), (".5", "a number"), (".inf", "a number"), ("'1'", "a string"),
    ("1.2.3", "a string"), ("+", "a string"), ("12e", "a string"),
    ("99999999999999999999", "a number"),
  ]) func `Plain texts mean what the core schema of YAML says`(text: String, noun: String) throws {
    #expect(try #require(readYAML(SourceText(file: "a", text: text)).root).noun == noun)
  }

  @Test func `Integers are read in every base and refused when too large`() {
    let integers = ["0x1F", "0o17", "-3", "99999999999999999999", "1.0"].map {
      YAMLScalar($0, isPlain: true).integer
    }
    #expect(integers == [31, 15, -3, nil, nil])
  }
}
