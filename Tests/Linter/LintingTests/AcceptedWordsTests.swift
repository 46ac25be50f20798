import Diagnostics
import Testing

@testable import Linting

@Suite struct AcceptedWordsTests {
  private static let cases: [(before: String, after: String)] = [
    ("edition: 1\n", "edition: 1\nwords:\n  accepted: [kerning, glyph]\n"),
    ("", "words:\n  accepted: [kerning, glyph]\n"),
    ("words:\nedition: 1\n", "words:\n  accepted: [kerning, glyph]\nedition: 1\n"),
    (
      "words:\n  dictionaries: [american] # ours\n",
      "words:\n  accepted: [kerning, glyph]\n  dictionaries: [american] # ours\n"
    ),
    (
      "words: { dictionaries: [american] }\n",
      "words: { accepted: [kerning, glyph], dictionaries: [american] }\n"
    ),
    ("words:\n  accepted: []\n", "words:\n  accepted: [kerning, glyph]\n"),
    ("words:\n  accepted:\n", "words:\n  accepted: [kerning, glyph]\n"),
    ("words: { accepted: [serif] }\n", "words: { accepted: [serif, kerning, glyph] }\n"),
    (
      "words:\n  accepted:\n    - serif # feet\n    - \"ligature\"\nedition: 1\n",
      "words:\n  accepted:\n    - serif # feet\n    - \"ligature\"\n    - kerning\n    - glyph\n"
        + "edition: 1\n"
    ),
  ]

  @Test(arguments: cases.indices)
  func `Words are written where the settings have room, and the rest stays`(index: Int) {
    let (before, after) = Self.cases[index]
    let source = SourceText(file: ".swiftlint-rules", text: before)
    let text = AcceptedWords.text(of: source, with: ["kerning", "glyph"])
    #expect(text == after)
    let reading = SettingsReading(SourceText(file: source.file, text: text), rules: [])
    #expect(reading.diagnostics == [])
    #expect(reading.settings.conventions.words.accepted.suffix(2) == ["kerning", "glyph"])
  }

  @Test func `The words that no list knows are counted, and abbreviations on request`() throws {
    let folder = try TemporaryFolder()
    try folder.write("let qwyzzle = 1, usrQwyzzle = 2", at: "Sources/One.swift")
    try folder.write("let zzyxo = 1\n", at: "Sources/Two.swift")
    let unknown = try DoubtfulVocabulary(paths: [folder.path]).entries
    #expect(unknown.map(\.word) == ["qwyzzle", "zzyxo"])
    #expect(unknown.map(\.count) == [2, 1])
    #expect(unknown.map { $0.place.suffix(5) } == ["t:1:5", "t:1:5"])
    let whole = try DoubtfulVocabulary(paths: [folder.path], isWhole: true).entries
    #expect(whole.map(\.word) == ["qwyzzle", "usr", "zzyxo"])
  }
}
