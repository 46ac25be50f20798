import Diagnostics
import Linting
import Manifest
import SourceModel
import Testing

/// An allow comment of the rule beside each thing that an example shows leaves nothing to be found:
/// neither the rule's findings nor a comment that allows nothing.
@Suite struct AllowedExampleTests {
  private static let violating = RuleExample.all.filter { !$0.findings(in: $0.files).isEmpty }

  @Test(arguments: violating)
  func `Nothing is found on a line that allows it at its end`(_ example: RuleExample) {
    let allowed = example.mappingFoundLines { line in line + " " + example.allowance }
    #expect(example.diagnostics(in: allowed) == [])
  }

  @Test(arguments: violating)
  func `Nothing is found behind a line that allows it`(_ example: RuleExample) {
    let allowed = example.mappingFoundLines { line in example.allowance + "\n" + line }
    #expect(example.diagnostics(in: allowed) == [])
  }

  @Test(arguments: violating)
  func `Nothing is found in a file that begins with a comment which allows it`(
    _ example: RuleExample
  ) {
    let found = Set(example.findings(in: example.files).map(\.range.file))
    let allowed = example.files.mapFiles { file in
      let text = file.text(in: file.bytes.indices)
      return found.contains(file.file) ? example.allowance + "\n\n" + text : text
    }
    #expect(example.diagnostics(in: allowed) == [])
  }

  @Test(arguments: violating)
  func `A comment that allows another rule changes nothing`(_ example: RuleExample) {
    let other = RuleExample.rules.map { $0.about.id }.first { $0 != example.id } ?? ""
    let files = example.mappingFoundLines { "\($0) // armature:allow \(other) -- an example" }
    let messages = example.diagnostics(in: files).map(\.message)
    #expect(messages == example.findings(in: example.files).map(\.message))
  }
}

extension RuleExample {
  var allowance: String { "// armature:allow \(id) -- an example" }

  /// The example's files with each line changed at which a finding begins.
  func mappingFoundLines(_ change: (String) -> String) -> ExampleFiles {
    let places = Dictionary(grouping: findings(in: files).map(\.range), by: \.file)
    return files.mapFiles { file in
      let found = Set(
        (places[file.file] ?? []).map { file.position(of: $0.bytes.lowerBound).line })
      return (1...file.lineCount).map { number in
        found.contains(number) ? change(file.line(number)) : file.line(number)
      }.joined(separator: "\n")
    }
  }

  /// What a run of the linter reports with the example's rule alone.
  func diagnostics(in files: ExampleFiles) -> [Diagnostic] {
    var manifest = Manifest()
    for path in files.edited { manifest.record([], at: path) }
    let options = RuleSetting(options: example.settings)
    let group = LintGroup(
      settings: LintSettings(rules: [id: options]),
      files: files.files.map { LintFile($0.file, bytes: $0.bytes) }, manifest: manifest)
    return Linter(only: [id]).lint([group]).diagnostics
  }
}
