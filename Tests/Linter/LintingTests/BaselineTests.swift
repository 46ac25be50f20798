import Diagnostics
import Testing

@testable import Linting

@Suite struct BaselineTests {
  private func diagnostic(
    _ word: String, _ offset: Int, file: String = "a.swift", in declaration: String = "Photo.show"
  ) -> Diagnostic {
    Diagnostic(
      rule: "letter_case", severity: .error,
      finding: Finding("\(offset) lines", at: FileRange(file: file, bytes: offset..<offset + 1)),
      subject: Subject(declaration: declaration, word: word))
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
      filter.stale { _, _ in true }.map(\.finding.message) == [
        "letter_case: one of these is no longer found in a.swift; --write-baseline takes it out",
        "letter_case: one of these is no longer found in a.swift; --write-baseline takes it out",
      ])
    #expect(filter.stale { $1.subject.word == "z" }.isEmpty)
  }

  @Test func `A written baseline reads back, whatever stands in it`() {
    let awkward = diagnostic(
      "say \"日本\\n\"\n- # :", 1, file: "a \"b\"/é: #\u{1}\t\u{7F}\u{85}\u{2028}\u{FFFF}.swift",
      in: "é. a.on")
    let baseline = Baseline(of: [awkward, awkward, diagnostic("x", 1), diagnostic("", 2)])
    #expect(baseline.text.split(separator: "\n").allSatisfy { $0.last?.isWhitespace == false })
    let (again, problems) = reading(baseline.text)
    #expect(problems == [])
    let counts = [again, baseline].map { $0.files.mapValues { $0.mapValues(\.count) } }
    #expect(counts[0] == counts[1])
    #expect(reading(Baseline().text).baseline.isEmpty)
  }

  @Test func `A baseline only shrinks`() {
    let before = Baseline(of: [diagnostic("x", 1), diagnostic("x", 2), diagnostic("y", 3)])
    let now = Baseline(of: [diagnostic("x", 1), diagnostic("z", 4)])
    #expect(before.intersection(with: now).files["a.swift"]?.map(\.key.subject.word) == ["x"])
    #expect(before.intersection(with: now).count == 1)
  }

  @Test func `A broken baseline is a located problem`() {
    #expect(
      reading("# Of 0.1\nversion: 2\nfindings: {}").problems == [
        "this armature reads 'version: 3': take the file of the last commit that it wrote, or remove it and "
          + "--write-baseline, which takes in what is new since"
      ])
    #expect(
      reading("version: 4\n").problems == [
        "this armature reads 'version: 3': use the newer one that wrote the file"
      ])
    let (count, file, finding) = (
      "a count is a number from 1 on",
      "expected a file with a colon behind it, or a finding, set in",
      "expected a rule, a declaration and a word of a file, with tabs between them"
    )
    for (line, problem) in [
      ("a.swift:\n  0 x\t\tm", count), ("a.swift:\n  often x\t\tm", count), ("a.swift", file),
      ("a.swift:\n  x", finding), ("  x\t\tm", finding), ("<html>", file),
    ] { #expect(reading("version: 3\n" + line).problems == [problem], "\(line)") }
    #expect(reading("# nothing\n").problems.first?.hasPrefix("this armature reads") == true)
    let spaced = "version: 3\r\n\r\n# old\r\na.swift:\r\n  2 x\tA.b\tm\r\n"
    #expect(reading(spaced).baseline.count == 2)
  }

  @Test func `Of equal findings those on unchanged lines are the known ones`() {
    let baseline = Baseline(of: [diagnostic("x", 50)])
    let now = [diagnostic("x", 10), diagnostic("x", 60)]
    let filter = BaselineFilter(baseline, now) { $0.range.bytes.lowerBound == 10 }
    #expect(filter.kept == [now[0]])
  }

  @Test(arguments: [7, 8])
  func `A conflict between branches is named, and resolved to what both have`(length: Int) {
    let ours = Baseline(of: [diagnostic("x", 1), diagnostic("y", 1)]).text
    let theirs = Baseline(of: [diagnostic("x", 1), diagnostic("x", 2), diagnostic("z", 1)]).text
    let marks = "<=>".map { String(repeating: $0, count: length) }
    let text = "\(marks[0]) HEAD\n\(ours)\(marks[1])\n\(theirs)\(marks[2]) topic\n"
    #expect(
      reading(text).problems == [
        "two branches have changed it: resolve it with --write-baseline"
      ])
    var problems: [Diagnostic] = []
    let source = SourceText(file: Baseline.name, text: text)
    let resolved = Baseline(source, resolvesConflicts: true, problems: &problems)
    #expect(problems.isEmpty)
    let counts = resolved.files["a.swift"]?.reduce(into: [:]) {
      $0[$1.key.subject.word] = $1.value.count
    }
    #expect(counts == ["x": 2, "y": 1, "z": 1])
  }

  @Test func `Of a conflict what this version has written is taken, whichever branch has it`() {
    let ours = Baseline(of: [diagnostic("x", 1)]).text
    for other in ["", ours.replacing("version: ", with: "version: 9")] {
      for sides in [(ours, other), (other, ours)] {
        let text = "<<<<<<< HEAD\n\(sides.0)=======\n\(sides.1)>>>>>>> topic\n"
        var problems: [Diagnostic] = []
        let source = SourceText(file: Baseline.name, text: text)
        let resolved = Baseline(source, resolvesConflicts: true, problems: &problems)
        #expect(problems.isEmpty && resolved.files["a.swift"]?.count == 1)
      }
    }
  }
}
