import Diagnostics
import Manifest
import SourceModel
import Testing

@testable import Linting

@Suite struct LinterTests {
  private static func group(
    _ texts: [String: String], settings: LintSettings = LintSettings(),
    manifest: Manifest = Manifest(), context: Set<String> = []
  ) -> LintGroup {
    let files = texts.sorted { $0.key < $1.key }.map {
      LintFile($0.key, bytes: Array($0.value.utf8), isWanted: !context.contains($0.key))
    }
    return LintGroup(settings: settings, files: files, manifest: manifest)
  }

  private func messages(_ group: LintGroup, threads: Int = 2) -> [String] {
    Linter(threads: threads).lint([group]).diagnostics.map { "\($0.range.file) \($0.rule)" }
  }

  @Test func `The order of the findings does not depend on the threads`() {
    let texts = (0..<60).reduce(into: [:]) { texts, number in
      texts["\(number).swift"] = String(repeating: "let a_\(number)b_c = 1\n", count: number % 7)
    }
    let once = messages(Self.group(texts), threads: 1)
    #expect(once.count == 60 / 7 * 21 + 6)
    for threads in [2, 3, 8] { #expect(messages(Self.group(texts), threads: threads) == once) }
  }

  @Test func `A machine-written file is skipped while its digest holds`() {
    let text = "let a_b = 1\n"
    var manifest = Manifest()
    manifest.record(Array(text.utf8), at: "a.swift")
    #expect(messages(Self.group(["a.swift": text], manifest: manifest)) == [])
    let edited = Self.group(["a.swift": text + "\n"], manifest: manifest)
    #expect(messages(edited).contains("a.swift letter_case"))
  }

  @Test(arguments: [
    ("<<<<<<< HEAD\nlet a_b = 1\n=======\nlet c_d = 1\n>>>>>>> other\n", 0..<7),
    ("<<<<<<<< HEAD\nlet a_b = 1\n========\nlet c_d = 1\n>>>>>>>> other\n", 0..<8),
    ("let a_b = 1\n=======\nlet c_d = 1\n", 12..<19),
    ("let a_b = 1\r\n>>>>>>> other\r\n", 13..<20),
    ("struct A {\n  func b_c() {\n}\n", 9..<10),
    ("struct A {\n}\n}\nlet a_b = 1\n", 13..<14),
    ("struct A {\n  let a_b = \"\"\"\n    text }\n}\n", 23..<26),
    ("struct A {\n  let a_b = ##\"\"\"\n    \"\"\"# }\n}\n", 23..<28),
    ("let a_b = \"\"\"\n  \\(c) \\(\"\"\"\n    d\n    \"\"\")\n}\n", 10..<13),
    ("let a_b = \"\"\"\n  \\(c\n", 10..<13),
    ("struct A {\n  /* one /* two */\n  let a_b = 1\n}\n", 13..<15),
    ("struct A {\n}\n/** one", 13..<15), ("}\n/** one", 0..<1),
  ])
  func `Of a file that is not whole only that is said`(text: String, place: Range<Int>) {
    let found = Linter(threads: 1).lint([Self.group(["a.swift": text])]).diagnostics
    #expect(found.map(\.rule) == ["unfinished_file"])
    #expect(found.map(\.range.bytes) == [place])
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0], [0x61, 0, 0x62, 0], [0, 0x61, 0, 0x62]] as [[UInt8]])
  func `A file in UTF-16 is told as one that nobody can read`(bytes: [UInt8]) {
    let group = LintGroup(settings: LintSettings(), files: [LintFile("a.swift", bytes: bytes)])
    let found = Linter(threads: 1).lint([group]).diagnostics
    #expect(found.map(\.rule) == ["unfinished_file"])
    #expect(found.map(\.finding.message).allSatisfy { $0.contains("save it as UTF-8") })
  }

  @Test func `A byte that is not UTF-8 is told where it stands, and nothing else`() {
    let bytes = Array("let a_b = \"caf\u{E9}".utf8) + [0xE9, 0x22, 0x0A]
    let group = LintGroup(settings: LintSettings(), files: [LintFile("a.swift", bytes: bytes)])
    let found = Linter(threads: 1).lint([group]).diagnostics
    #expect(found.map(\.rule) == ["unfinished_file"])
    #expect(found.map(\.range.bytes) == [bytes.count - 3..<bytes.count - 2])
  }

  @Test(arguments: [
    "let a = \"\"\"\n<<<<<<< HEAD\n=======\n>>>>>>> b\n\"\"\"\n",
    "/*\n<<<<<<< HEAD\n=======\n>>>>>>> b\n*/\n",
    "// {\nlet a = \"{\", b = /{/, c = \"\\([1].map { $0 })\"\n",
    "let a = 1\n  <<<<<<< 2\n",
    "let a = #\"\"\"#, b = \"/*\", c = /\"\"\"/\n// /*\n/* // */\nlet d = \"\"\"\n  /*\n  \"\"\"",
    "let a = \"\n/* /* */ \"\"\" */",
  ])
  func `Marks and braces in literals and comments are none, as are operators`(text: String) {
    #expect(!messages(Self.group(["a.swift": text])).contains("a.swift unfinished_file"))
  }

  @Test func `A file that is only context says what its types are and no more`() {
    let texts = [
      "Models/Photo.swift": "struct Photo { let a_b = 1 }\n",
      "Views/PhotoView.swift": "final class PhotoView { var photo: Photo? }\n",
    ]
    let found = messages(Self.group(texts, context: ["Models/Photo.swift"]))
    #expect(found.contains("Views/PhotoView.swift layer_dependency"))
    #expect(!found.contains { $0.hasPrefix("Models/") })
  }

  @Test func `Settings turn a rule off and change its weight`() {
    var settings = LintSettings()
    settings.rules = ["letter_case": RuleSetting(isOn: false)]
    #expect(messages(Self.group(["a.swift": "let a_b = 1"], settings: settings)) == [])
    settings.rules = ["letter_case": RuleSetting(severity: .warning)]
    let group = Self.group(["a.swift": "let a_b = 1"], settings: settings)
    #expect(Linter(threads: 1).lint([group]).diagnostics.map(\.severity) == [.warning])
  }

  @Test func `An exception of the settings holds, and one without use is found`() {
    var settings = LintSettings()
    let range = FileRange(file: ".swiftlint-rules", bytes: 0..<4)
    settings.exceptions = [
      DependencyException(from: "*View", to: "Photo", rule: nil, reason: "old", range: range),
      DependencyException(from: "Gone", to: "Photo", rule: nil, reason: "old", range: range),
    ]
    let texts = [
      "Models/Photo.swift": "struct Photo {}\n",
      "Views/PhotoView.swift": "final class PhotoView { var photo: Photo? }\n",
    ]
    #expect(messages(Self.group(texts, settings: settings)) == [".swiftlint-rules stale_exception"])
  }

  @Test func `A file that cannot be read is named`() {
    let group = LintGroup(settings: LintSettings(), files: [LintFile("/nowhere/a.swift")])
    #expect(Linter(threads: 1).lint([group]).unreadable == ["/nowhere/a.swift"])
  }
}
