import Testing

/// What the application kit says to people stands in its tables of texts, one for each language, and
/// nowhere else.
@Suite struct InterfaceTextTests {
  private static let kit = "Templates/ApplicationKit"

  /// What somebody reads who writes the command line or the program, not who uses what it shows.
  private static let isForOthers = [
    "Application/ApplicationCommand.swift",
    "Application/ApplicationArguments.swift", "Application/ApplicationHelp.swift",
    "Keys/KeyScript.swift", "Terminal/DescriptorWriting.swift", "Terminal/Terminal.swift",
  ]

  /// The literals of a file without what is interpolated, by line.
  private static func literals(in text: String) -> [(line: String, literal: String)] {
    text.split(separator: "\n").flatMap { line -> [(line: String, literal: String)] in
      let code = line.trimmingPrefix(while: \.isWhitespace)
      if code.hasPrefix("//") || code.contains("precondition") { return [] }
      return code.replacing(#/\\\([^"]*?\)/#, with: "").matches(of: #/"((?:[^"\\]|\\.)*)"/#)
        .map { (String(code), String($0.1)) }
    }
  }

  /// Ends of the names of types.
  private static let endings = ["Label", "Operation"]

  @Test func `The kit has no text in a language but in its tables`() throws {
    let english = try Repository.text(at: Self.kit + "/Text/EnglishTexts.swift")
    let texts = Set(Self.literals(in: english).map(\.literal)).filter { $0.contains(#/[a-z]{2}/#) }
    #expect(texts.count > 80)
    let keys = Self.literals(in: try Repository.text(at: Self.kit + "/Keys/Key.swift"))
    let keyNames = Set(keys.map { Substring($0.literal) })
    for path in Repository.paths(below: Self.kit, endingIn: ".swift") {
      let name = path.dropFirst(Self.kit.count + 1)
      if Self.isForOthers.contains(String(name)) || name.hasSuffix("Texts.swift") { continue }
      for (line, literal) in Self.literals(in: try Repository.text(at: path))
      where !literal.split(separator: " ").allSatisfy({ $0.count == 1 || keyNames.contains($0) }) {
        let isSentence = literal.contains(#/[a-z]{2,}[,;:]? [a-zA-Z]|[a-zA-Z] [a-z]{2,}/#)
        let isTitle = literal.contains(#/^[A-Z][a-z]+[.?]?$/#) && !Self.endings.contains(literal)
        #expect(!isSentence && !isTitle && !texts.contains(literal), "\(name): \(line)")
      }
    }
  }
}
