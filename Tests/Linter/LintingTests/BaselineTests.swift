import Diagnostics
import Testing

@testable import Linting

@Suite struct BaselineTests {
  private func diagnostic(
    _ message: String, _ offset: Int, file: String = "a.swift"
  ) -> Diagnostic {
    Diagnostic(
      rule: "letter_case", severity: .error,
      finding: Finding(message, at: FileRange(file: file, bytes: offset..<offset + 1)))
  }

  private func reading(_ text: String) -> (baseline: Baseline, problems: [String]) {
    var problems: [Diagnostic] = []
    let source = SourceText(file: Baseline.name, text: text)
    let baseline = Baseline(source, problems: &problems)
    return (baseline, problems.map(\.message))
  }

  @Test func `Moved findings stay known and one more of the same kind is new`() {
    let baseline = Baseline(of: [diagnostic("x", 1), diagnostic("x", 9), diagnostic("y", 20)])
    let now = [diagnostic("x", 101), diagnostic("x", 109), diagnostic("x", 115)]
    let filter = BaselineFilter(baseline, now)
    #expect(filter.kept == [now[2]])
  }

  @Test func `What nobody finds any more is stale`() {
    let (baseline, _) = reading(
      Baseline(of: [diagnostic("x", 1), diagnostic("x", 2), diagnostic("y", 3)]).text)
    let filter = BaselineFilter(baseline, [diagnostic("x", 7)])
    #expect(
      filter.stale { _ in true }.map(\.message) == [
        "take it out with --write-baseline: letter_case is found once less in a.swift",
        "take it out with --write-baseline: letter_case is found once less in a.swift",
      ])
    #expect(filter.stale { $0.message == "z" }.isEmpty)
  }

  @Test func `A written baseline reads back, whatever stands in it`() {
    let awkward = diagnostic("say \"日本\\n\"\n- # :", 1, file: "a \"b\"/é: #.swift")
    let baseline = Baseline(of: [awkward, awkward, diagnostic("x", 1)])
    let (again, problems) = reading(baseline.text)
    #expect(problems == [])
    #expect(again.entries.mapValues(\.count) == baseline.entries.mapValues(\.count))
    #expect(reading(Baseline().text).baseline.isEmpty)
  }

  @Test func `A baseline only shrinks`() {
    let before = Baseline(of: [diagnostic("x", 1), diagnostic("x", 2), diagnostic("y", 3)])
    let now = Baseline(of: [diagnostic("x", 1), diagnostic("z", 4)])
    #expect(before.intersection(with: now).entries.map(\.key.message) == ["x"])
    #expect(before.intersection(with: now).count == 1)
  }

  @Test func `A broken baseline is a located problem`() {
    #expect(reading("version: 2").problems == ["this armature knows version 1"])
    #expect(reading("versoin: 1").problems.first?.contains("did you mean 'version'?") == true)
    #expect(
      reading("findings: { a.swift: [{ rule: x, count: 0, message: m }] }").problems == [
        "a count is at least 1"
      ])
  }
}
