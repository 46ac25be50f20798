import Diagnostics
import SourceModel
import Testing

@testable import Rules

/// What is found about delegates is answered with Apple's way of doing it, and with its count.
@Suite struct PrecedentTests {
  private static let rules: Set = [
    "delegate_sender", "delegate_tense", "delegate_return", "delegate_reference",
  ]
  private static let examples = RuleExample.all.filter { rules.contains($0.id) }

  @Test(arguments: examples)
  func `A finding about a delegate cites a precedent with its count`(_ example: RuleExample) {
    for finding in example.findings(in: example.files) {
      let notes = finding.notes.map(\.message)
      #expect(notes.count == 1)
      #expect(notes.allSatisfy { $0.contains(/^Apple's own: [\d,]+ of [\d,]+ .+, such as '.+'/) })
    }
  }
}
