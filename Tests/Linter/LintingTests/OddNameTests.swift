import Testing

@testable import Linting

/// Names of files that are not plain words.
@Suite struct OddNameTests {
  private func folder(with names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names {
      try folder.run("sh", ["-c", "printf 'let a_b = 1' > \"$(printf '\(name)').swift\""])
    }
    return folder
  }

  @Test func `Quotes, blanks, line ends and signs of the shell are names as well`() throws {
    let names = [
      "a b", "a\\nb", "a\\tb", "\\055a", "a%%20b", "a\\\\b", "\\303\\251", "\\360\\237\\230\\200",
    ]
    let folder = try folder(with: names)
    let selection = try FileSelection(paths: [folder.path], rules: [])
    let found = Linter(threads: 1).lint(selection.groups)
    #expect(found.unreadable.isEmpty)
    #expect(Set(found.diagnostics.map(\.range.file)).count == names.count)
  }

  @Test func `A name that is not UTF-8 is told as the reason`() throws {
    let folder = try folder(with: ["a", "a\\377b"])
    let selection = try FileSelection(paths: [folder.path], rules: [])
    let unreadable = Linter(threads: 1).lint(selection.groups).unreadable
    #expect(unreadable.map { $0.hasSuffix("/a\u{FFFD}b.swift") } == [true])
    let sentence = LintFailure.unreadable(unreadable).description
    #expect(sentence.contains("a name that is not UTF-8 cannot be printed"))
    #expect(!LintFailure.unreadable(["a.swift"]).description.contains("UTF-8"))
  }

  @Test func `Two names that are taken for one are an error`() throws {
    let folder = try folder(with: ["\\303\\251", "e\\314\\201"])
    let failure = #expect(throws: LintFailure.self) {
      try FileSelection(paths: [folder.path], rules: [])
    }
    #expect(failure?.description.contains("rename one of them") == true)
    let once = try self.folder(with: ["e\\314\\201"])
    #expect(throws: Never.self) { try FileSelection(paths: [once.path, once.path], rules: []) }
  }
}
