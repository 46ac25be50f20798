import Diagnostics
import Reporting
import SourceModel
import Testing

@testable import Rules

/// One example of one rule, as a test is called.
struct RuleExample: CustomTestStringConvertible, Sendable {
  let rule: any Rule.Type
  let example: Example

  var id: String { rule.about.id }
  var testDescription: String { "\(id): \(example.title)" }
  var files: ExampleFiles { ExampleFiles(example.text) }

  func findings(in files: ExampleFiles) -> [Finding] {
    files.findings(of: rule, settings: example.settings)
  }

  static let rules: [any Rule.Type] = AllRules.ofSources + AllRules.ofProjects
  static let all = rules.flatMap { rule in
    rule.about.examples.map { RuleExample(rule: rule, example: $0) }
  }
}

/// Every example of every rule shows what it says, and goes on doing so wherever it stands.
@Suite struct ExampleTests {
  @Test(arguments: RuleExample.all)
  func `An example is found as its carets say`(_ example: RuleExample) {
    let files = example.files
    #expect(files.annotated(example.findings(in: files), rule: example.id) == example.example.text)
  }

  @Test(arguments: RuleExample.all)
  func `Nothing is found in a comment`(_ example: RuleExample) {
    let files = example.files.mapTexts { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "// " + $0 }
        .joined(separator: "\n")
    }
    #expect(example.findings(in: files) == [])
  }

  @Test(arguments: RuleExample.all)
  func `Nothing is found in a string`(_ example: RuleExample) {
    let files = example.files.mapTexts { "let text = ###\"\"\"\n\($0)\n\"\"\"###\n" }
    #expect(example.findings(in: files) == [])
  }

  @Test(arguments: RuleExample.all)
  func `The same is found behind text that is not ASCII`(_ example: RuleExample) {
    let files = example.files
    let comment = "/* é 日本 👩‍👩‍👧 */ "
    let shifted = files.mapTexts { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { comment + $0 }
        .joined(separator: "\n")
    }
    let expected = example.findings(in: files).compactMap { finding -> Range<Int>? in
      let path = finding.range.file
      guard let file = files.files.first(where: { $0.file == path }) else { return nil }
      let bytes = finding.range.bytes
      let before = file.position(of: bytes.lowerBound).line * comment.utf8.count
      let inside = file.position(of: bytes.upperBound).line * comment.utf8.count
      return bytes.lowerBound + before..<bytes.upperBound + inside
    }
    #expect(example.findings(in: shifted).map(\.range.bytes) == expected)
  }

  @Test(arguments: RuleExample.all)
  func `The same is found with other line ends`(_ example: RuleExample) {
    let files = example.files.mapTexts {
      $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    let messages = example.findings(in: example.files).map(\.message)
    #expect(example.findings(in: files).map(\.message) == messages)
  }

  @Test(arguments: RuleExample.all.filter { $0.example.fixed != nil })
  func `The fixes of an example give what it says`(_ example: RuleExample) {
    let files = example.files
    let edits = example.findings(in: files).filter { $0.certainty == .certain }
      .compactMap(\.fix).flatMap(\.edits).sorted { $1.range < $0.range }
    let fixed = files.files.map { file in
      var bytes = file.bytes
      for edit in edits where edit.range.file == file.file {
        bytes.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(fixed.joined(separator: "\n") == example.example.fixed)
  }
}
