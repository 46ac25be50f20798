import Diagnostics
import Testing

@testable import Linting

@Suite struct DebtSearchTests {
  /// Findings by file, each letter one of them.
  private func findings(_ words: [String: String]) -> [Diagnostic] {
    words.sorted { $0.key < $1.key }.flatMap { file, words in
      words.enumerated().map { offset, word in
        Diagnostic(
          rule: word.isUppercase ? "short_name" : "letter_case", severity: .error,
          finding: Finding("", at: FileRange(file: file, bytes: offset..<offset + 1)),
          subject: Subject(declaration: "", word: String(word)))
      }
    }
  }

  private func search(
    _ listed: [String: String], _ found: [String: String], unknown: Set<String> = []
  ) -> DebtSearch {
    DebtSearch(
      Baseline(of: findings(listed)), in: findings(found), isJudged: { !unknown.contains($0) },
      hasRun: { $0 == "letter_case" })
  }

  /// What a baseline lists after it was looked for, as it was given.
  private func followed(
    _ listed: [String: String], _ found: [String: String], unknown: Set<String> = []
  ) -> [String: String] {
    search(listed, found, unknown: unknown).baseline().files.mapValues { entries in
      entries.sorted { $0.key < $1.key }
        .map { String(repeating: $0.key.subject.word, count: $0.value.count) }.joined()
    }
  }

  @Test func `What a moved file has goes with it, what did not run as well`() {
    let found = ["new": "abz", "other": "c"]
    #expect(followed(["old": "abcD", "other": "c"], found) == ["new": "abcD", "other": "c"])
    #expect(followed(["old": "abcde", "other": "c"], found) == ["old": "abcde", "other": "c"])
    #expect(followed(["old": "ab"], found, unknown: ["old"]) == ["old": "ab"])
  }

  @Test func `Files that change places have what they had`() {
    #expect(
      followed(["a": "xyz", "b": "uvw"], ["a": "uvwq", "b": "xy"]) == ["a": "uvw", "b": "xyz"])
    let turned = followed(["a": "xy", "b": "uv", "c": "st"], ["a": "uv", "b": "st", "c": "xy"])
    #expect(turned == ["a": "uv", "b": "st", "c": "xy"])
  }

  @Test func `A new file in an old one's place has nothing of it`() {
    #expect(followed(["a": "xyz"], ["a": "xq", "b": "xyz"]) == ["b": "xyz"])
    #expect(followed(["a": "xyz"], ["a": "xq"]) == ["a": "xyz"])
  }

  @Test func `A copy has nothing of a file that has its own still`() {
    for own in ["wxyz", "wxy", "wxyzq"] {
      #expect(followed(["a": "wxyz"], ["a": own, "b": "wxyz"]) == ["a": "wxyz"])
    }
  }

  @Test func `Of two that are alike each has a place of its own, and two may come into one`() {
    #expect(
      followed(["a/x": "u", "a/y": "u"], ["b/x": "u", "b/y": "u"]) == ["b/x": "u", "b/y": "u"])
    #expect(followed(["a": "xyz", "b": "uv"], ["a": "uvxyz"]) == ["a": "uvxyz"])
    #expect(followed(["a": "xy", "b": "uvw"], ["a": "uvwxy"]) == ["a": "uvwxy"])
  }

  @Test func `What stays where most has gone stays known`() {
    #expect(followed(["a": "uvwxyz"], ["a": "uv", "b": "wxyz"]) == ["a": "uv", "b": "wxyz"])
  }

  private func findings(_ file: String, _ declarations: String...) -> [Diagnostic] {
    declarations.enumerated().map { offset, declaration in
      Diagnostic(
        rule: "letter_case", severity: .error,
        finding: Finding("", at: FileRange(file: file, bytes: offset..<offset + 1)),
        subject: Subject(declaration: declaration, word: "a"))
    }
  }

  @Test func `What has a better name is no new debt, and another name is`() {
    let listed = findings(
      "Box", "UsrBox.updUsr.ref", "UsrBox.prevIdx", "UsrBox.prevIdx", "UsrBox.old_idx", "cur")
    let found = findings(
      "Box", "UserBox.updateUser.ref", "UserBox.previousIdx", "UserBox.previousIdx",
      "UserBox.previousIdx", "UserBox.oldIdx", "next", "UserBox.x")
    let followed = DebtSearch(
      Baseline(of: listed), in: found, isJudged: { _ in true }, hasRun: { _ in true }
    ).baseline()
    #expect(
      followed.files["Box"]?.keys.map(\.subject.declaration).sorted()
        == ["UserBox.oldIdx", "UserBox.previousIdx", "UserBox.updateUser.ref", "cur"])
    #expect(followed.count == listed.count)
  }

  @Test func `A member that has moved into another file takes its debt along`() {
    let listed = findings("Cell", "Cell.a", "Cell.b", "Cell.c", "Cell.save", "x")
    let found =
      findings("Cell", "Cell.a", "Cell.b", "Cell.c") + findings("Cell+Save", "Cell.save", "x")
    func search(isJudged: @escaping (String) -> Bool) -> DebtSearch {
      DebtSearch(Baseline(of: listed), in: found, isJudged: isJudged, hasRun: { _ in true })
    }
    let followed = search { _ in true }.baseline()
    #expect(followed.files["Cell+Save"]?.keys.map(\.subject.declaration) == ["Cell.save"])
    #expect(followed.files["Cell"]?.keys.map(\.subject.declaration).sorted().last == "x")
    #expect(followed.count == 5)
    #expect(search { $0 != "Cell" }.needsOthers { _, _ in false })
    #expect(search { _ in true }.needsOthers { _, _ in true })
    #expect(!search { _ in true }.needsOthers { _, _ in false })
  }

  @Test func `A part of the files is enough where nothing can have come or gone`() {
    func needsOthers(
      _ listed: [String: String], _ found: [String: String], unknown: Set<String> = [],
      isTold: Bool = true
    ) -> Bool {
      search(listed, found, unknown: unknown).needsOthers { _, _ in isTold }
    }
    #expect(!needsOthers(["a": "xyz", "b": "uv"], ["a": "xyzq"], unknown: ["b"]))
    #expect(!needsOthers(["a": "xyz", "b": "uv"], ["a": "xy"], unknown: ["b"]))
    #expect(!needsOthers(["a": "xyz", "b": "xyz"], ["a": "xyz"], unknown: ["b"]))
    #expect(needsOthers(["a": "xyz", "b": "uv"], ["a": "xyzu"], unknown: ["b"]))
    #expect(needsOthers(["a": "xyz", "b": "uv"], ["a": "x"], unknown: ["b"]))
    #expect(!needsOthers(["a": "xyz", "b": "uv"], ["a": "x"], unknown: ["b"], isTold: false))
  }
}
