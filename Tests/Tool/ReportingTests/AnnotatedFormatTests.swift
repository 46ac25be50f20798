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

  @Test func `Without its caret lines an annotated text is the source again`() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var dice = Dice(state: seed)
    for _ in 0..<2_000 {
      let text = (0..<dice.roll(12)).map { _ in Self.pieces[dice.roll(Self.pieces.count)] }.joined()
      let source = SourceText(file: "a.swift", text: text)
      let found = (0..<dice.roll(5)).map { _ in
        let start = dice.roll(source.bytes.count + 1)
        let end = start + dice.roll(source.bytes.count - start + 1)
        return Diagnostic(
          rule: "sample", severity: .error,
          finding: Finding(
            "a\nb: ^", at: FileRange(file: "a.swift", bytes: start..<end)))
      }
      let annotated = AnnotatedFormat().text(of: found, in: source)
      #expect(AnnotatedFormat().stripped(annotated) == text, "seed \(seed)")
      let added = annotated.split(separator: "\n").count - text.split(separator: "\n").count
      #expect(added == found.count, "seed \(seed)")
    }
  }

  private static let pieces = [
    "let a = 1", "\n", "\t", " ", "日本", "é", "👩‍👩‍👧", "// note", "\"^^\"", "/", "^", "}", "\u{1B}[2J",
  ]

  @Test func `Caret lines are told from others in texts with carriage returns too`() {
    let text = "let a = 1\r\n//  ^ rule: message\r\nlet b = 2\r\n"
    #expect(AnnotatedFormat().stripped(text) == "let a = 1\r\nlet b = 2\r\n")
  }

  @Test func `Comments that are not caret lines stay`() {
    let text = "// ^ is exclusive or\n// a: b\n//^^ no colon\n"
    #expect(AnnotatedFormat().stripped(text) == text)
    #expect(AnnotatedFormat(comment: "#").stripped("a: 1\n#  ^ rule: message\n") == "a: 1\n")
  }
}

/// Numbers that look random and come again with the same seed.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(sides, 1)
  }
}
