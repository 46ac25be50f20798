import Foundation
import TestSupport
import Testing

@Suite struct NewTests {
  private let workplace: Workplace

  init() throws { workplace = try Workplace() }

  @Test func `A project is written and said to be`() throws {
    let outcome = try workplace.run("new", Workplace.newsReader)
    #expect(outcome.status == 0)
    #expect(workplace.names == ["NewsReader"])
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "NewsReader in NewsReader")
    #expect(lines.contains { $0.wholeMatch(of: /\ \ yours: \d+ files/) != nil })
    #expect(lines.contains { $0.wholeMatch(of: /\ \ written by armature: \d+ files/) != nil })
    #expect(lines.contains { $0.wholeMatch(of: /\ \ kits: \d+ files/) != nil })
    #expect(lines.contains { $0.wholeMatch(of: /\d+ files in \d+ ms/) != nil })
    #expect(lines.contains("yours to write (1):"))
    #expect(lines.contains { $0.wholeMatch(of: /\ \ Sources\/.*\/News.swift:\d+ byline/) != nil })
    #expect(lines.last { !$0.isEmpty } == "next: cd NewsReader && swift run NewsReader")
  }

  @Test func `Every file is named on request`() throws {
    let outcome = try workplace.run("new", Workplace.newsReader, "--verbose", "-o", "my app")
    #expect(outcome.output.contains("\n    Package.swift\n"))
    #expect(outcome.output.hasSuffix("next: cd 'my app' && swift run NewsReader\n"))
    #expect(workplace.names == ["my app"])
  }

  @Test func `Nothing is said on request`() throws {
    let outcome = try workplace.run("new", Workplace.newsReader, "--quiet")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(workplace.names == ["NewsReader"])
  }

  @Test func `A folder with something in it is refused`() throws {
    #expect(try workplace.run("new", Workplace.newsReader).status == 0)
    let count = workplace.count(below: "NewsReader")
    let outcome = try workplace.run("new", Workplace.newsReader)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "error: cannot write to 'NewsReader': the folder exists and is not empty\n")
    #expect(workplace.count(below: "NewsReader") == count)
  }

  @Test func `The files of the user are answered for with 1, the tool's trouble with 2`() throws {
    try workplace.write("armature: 1\nmodel: {}\n", at: "wrong.yml")
    let wrong = try workplace.run("new", "wrong.yml")
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("wrong.yml:2:1: error: "))
    #expect(wrong.errors.hasSuffix("wrong.yml has errors; nothing was written\n"))
    #expect(try workplace.run("new", "missing.yml").status == 2)
    #expect(try workplace.run("new", ".").status == 2)
    #expect(try workplace.run("new", Workplace.newsReader, "-o", "/proc/nothing/here").status == 2)
    #expect(workplace.names == ["wrong.yml"])
  }

  @Test func `A folder that is a link to elsewhere is said to lie outside`() throws {
    for folder in ["in", "out"] {
      try FileManager.default.createDirectory(
        atPath: workplace.path + "/" + folder, withIntermediateDirectories: false)
    }
    try workplace.write(
      "armature: 1\napplication: { name: Trial }\ninclude: parts/*.yml", at: "in/spec.yml")
    try workplace.write("models: { News: { attributes: { title: String } } }", at: "out/news.yml")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path + "/in/parts", withDestinationPath: "../out")
    let outcome = try workplace.run("new", "in/spec.yml")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("spec.yml:3:10: error: it is outside the spec's folder"))
    #expect(workplace.names == ["in", "out"])
  }

  @Test func `A missing header of SQLite is said`() throws {
    let outcome = try workplace.run("new", Workplace.newsReader)
    let isInstalled = FileManager.default.fileExists(atPath: "/usr/include/sqlite3.h")
    #expect(outcome.errors.contains("apt-get install libsqlite3-dev") != isInstalled)
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
  func `A signal at any moment leaves the project absent or complete`(signal: Int32) throws {
    #expect(try workplace.run("new", Workplace.newsReader, "-o", "Whole").status == 0)
    let whole = workplace.count(below: "Whole")
    var statuses: Set<Int32> = []
    for moment in 0..<30 {
      let outcome = try BuiltTool(in: workplace.path).run(
        ["new", Workplace.newsReader], signal: (signal, UInt32(moment) * 4_000))
      statuses.insert(outcome.status)
      let count = workplace.count(below: "NewsReader")
      #expect(count == 0 || count == whole)
      let remains = workplace.names.filter { $0.hasPrefix(".NewsReader") }
      #expect(remains.isEmpty || signal == SIGKILL)
      try? FileManager.default.removeItem(atPath: workplace.path + "/NewsReader")
    }
    #expect(statuses.isSubset(of: [0, 128 + signal]))
    #expect(try workplace.run("new", Workplace.newsReader).status == 0)
    #expect(workplace.names == ["NewsReader", "Whole"])
  }
}
