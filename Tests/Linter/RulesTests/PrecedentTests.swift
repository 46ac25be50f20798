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

  @Test(arguments: examples.filter { $0.id != "delegate_reference" })
  func `A finding about a delegate's method proposes the whole signature`(
    _ example: RuleExample
  ) {
    for finding in example.findings(in: example.files) {
      #expect(finding.message.contains(/^write '\w+\(.*: .+\)( -> \w+)?'/))
    }
  }

  @Test func `Thousands are set off by a comma`() {
    #expect(Precedent.bareSender.sentence.hasPrefix("Apple's own: 2,249 of 2,641 delegate methods"))
    #expect(Precedent.weakReference.sentence.hasPrefix("Apple's own: 279 of 338 properties"))
  }

  @Test func `Two findings about one method propose the same signature`() {
    let text = """
      protocol GridDelegate: AnyObject {
        func gridDidLoad(_ grid: Grid)
        func shouldClose()
        func onClose(_ grid: Grid)
        func grid(grid: Grid, selectedItem item: Item)
        func didDrop(_ item: Item) throws -> Bool
      }
      """
    let file = SourceFile(path: "GridDelegate.swift", text: text)
    let project = Project([file])
    let sender = DelegateSender().findings(in: project).map(\.message)
    let tense = DelegateTense().findings(in: project).map(\.message)
    let answer = DelegateReturn().findings(in: project).map(\.message)
    #expect(
      sender == [
        "write 'gridShouldClose(_ grid: Grid) -> Bool' or, to ask for no more than action, "
          + "'gridDidRequestToClose(_ grid: Grid)'",
        "write 'gridDidClose(_ grid: Grid)'",
        "write 'grid(_ grid: Grid, didSelectItem item: Item)'",
        "write 'grid(_ grid: Grid, didDrop item: Item) throws -> Bool'",
      ])
    #expect(tense == Array(sender[1...2]))
    #expect(
      answer == [
        sender[0],
        "write 'grid(_ grid: Grid, didDrop item: Item) throws' or, before it happens, "
          + "'grid(_ grid: Grid, shouldDrop item: Item) throws -> Bool'",
      ])
  }
}
