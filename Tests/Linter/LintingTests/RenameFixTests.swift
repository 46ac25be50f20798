import Diagnostics
import SourceModel
import Testing

@testable import Linting

@Suite struct RenameFixTests {
  private static func group(_ text: String) -> LintGroup {
    LintGroup(
      settings: LintSettings(), files: [LintFile("a.swift", bytes: Array(text.utf8))])
  }

  /// What is said of each finding: the fix, or why there is none.
  private func sentences(_ text: String) -> [String] {
    let group = Self.group(text)
    let found = Linter(threads: 1).lint([group]).diagnostics
    return RenameFixes(in: [group], threads: 2).added(to: found).map { diagnostic in
      let refusals = diagnostic.finding.notes.map(\.message).filter { $0.hasPrefix("not renamed") }
      let fix = diagnostic.finding.fix?.summary
      return "\(diagnostic.rule): \(([fix].compactMap(\.self) + refusals).joined(separator: ", "))"
    }
  }

  private func fixed(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(text, at: "a.swift")
    let file = LintFile(folder.path + "/a.swift")
    let group = LintGroup(settings: LintSettings(), files: [file])
    let linter = Linter(threads: 1)
    var round = try FixRound(
      linter: linter, groups: [group], target: .files,
      innerRepositories: InnerRepositories([], from: .current))
    _ = try round.run { _, _ in true }
    try round.write()
    return try folder.text(at: "a.swift")
  }

  @Test func `All words of a name become one new name`() {
    let text = "func run() { let updUniqUsr = 1; print(updUniqUsr) }"
    let fix = "abbreviated_word: rename 'updUniqUsr' to 'updateUniqueUser'"
    #expect(sentences(text) == [fix, fix, fix])
  }

  @Test func `Two names do not become one in a scope that both have`() {
    #expect(
      sentences("func run() { let lbl = 1; do { let lable = lbl; print(lable) } }") == [
        "abbreviated_word: rename 'lbl' to 'label'",
        "misspelled_word: not renamed: another name becomes 'label' as well",
      ])
    #expect(
      sentences("func run() { let btn = 1; g(btn) }\nfunc go() { let btn = 1; g(btn) }") == [
        "abbreviated_word: rename 'btn' to 'button'", "abbreviated_word: rename 'btn' to 'button'",
      ])
  }

  @Test func `An ambiguous word is left to people, and with it the short ones beside it`() throws {
    let text = "func run() { let usrDesc = 1; print(usrDesc) }\n"
    #expect(
      sentences(text)
        == [
          "abbreviated_word: rename 'usrDesc' to 'userDesc'",
          "abbreviated_word: not renamed: 'desc' has more than one meaning",
        ].map { $0.replacing("'desc'", with: "'Desc'") })
    #expect(try fixed(text) == text)
  }

  @Test(arguments: [
    "let psn = ProcessSerialNumber(); print(psn)", "let astr = NSAttributedString(); print(astr)",
    "guard let ld = first else { return }; print(ld)", "let vw = videoWidth; print(vw)",
    "let usr = symbol.usr; print(usr)", "let cbManager: CBManager? = nil; print(cbManager)",
    "let arrDep = 1; print(arrDep)", "let pag = ParagraphStyle(); print(pag)",
    "let abitrate = audioBitrate; print(abitrate)", "let lbl = json[\"logsBloom\"]; print(lbl)",
    "let numRetries = 1; print(numRetries)", "let maxNumTasks = 1; print(maxNumTasks)",
    "let numLock = 1; print(numLock)",
  ])
  func `What a name stands beside may make its words doubtful`(body: String) throws {
    let text = "func run() { \(body) }\n"
    #expect(try fixed(text) == text)
  }

  @Test(arguments: [
    ("let alertCtrl = UIAlertController(); print(alertCtrl)", "alertController"),
    ("let vc = PhotoViewController(); print(vc)", "viewController"),
    ("let btn = UIButton(); print(btn)", "button"),
    ("let pageNum = 1; print(pageNum)", "pageNumber"),
    ("let cb: Callback? = nil; print(cb)", "callback"),
  ])
  func `Or tell what they stand for`(body: String, name: String) throws {
    #expect(try fixed("func run() { \(body) }\n").contains("print(\(name))"))
  }

  @Test func `A fix that makes room for the next one is followed by it`() throws {
    #expect(
      try fixed("func run() { let usr_btn = 1; print(usr_btn) }\n")
        == "func run() { let userButton = 1; print(userButton) }\n")
  }

  @Test func `Names that are renamed together at very many places have one fix`() {
    let patterns = (0..<1_000).map { ".a\($0)(let btn)" }.joined(separator: ", ")
    let sentences = sentences("func run() { switch a { case \(patterns): print(btn) } }")
    #expect(sentences.first == "abbreviated_word: rename 'btn' to 'button'")
    #expect(sentences.count == 1_000 && Set(sentences.dropFirst()) == ["abbreviated_word: "])
  }

  @Test func `What is only likely is not applied`() throws {
    let text = "func run(_ rCell: Int) { print(rCell) }\n"
    #expect(sentences(text) == ["scope_prefix: rename 'rCell' to 'cell'"])
    #expect(try fixed(text) == text)
  }

  @Test func `Files of the package that a run is not about count as well`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", at: "Package.swift")
    try folder.write("extension Photo { var user: Int { 1 } }\n", at: "Sources/Other.swift")
    try folder.write(
      "struct Photo { private var usr = 1; func show() { print(usr) } }\n", at: "Sources/a.swift")
    let file = LintFile(folder.path + "/Sources/a.swift")
    let group = LintGroup(settings: LintSettings(), files: [file])
    let found = Linter(threads: 1).lint([group]).diagnostics
    let notes = RenameFixes(in: [group], threads: 1).added(to: found).compactMap {
      $0.finding.notes.last?.message
    }
    #expect(notes.contains("not renamed: 'Photo' has a member 'user'"))
  }
}
