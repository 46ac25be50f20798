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

  @Test func `No project goes into a folder that is called as the package of the kits`() throws {
    let outcome = try workplace.run("new", Workplace.newsReader, "--output", "some/kits/")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("the package of the kits is called 'Kits'"))
    #expect(workplace.names == [])
  }

  @Test func `A model may be called by a word that is short for another elsewhere`() throws {
    try workplace.write(
      """
      armature: 1
      application: { name: Zoo }
      models: { Cat: { attributes: { name: String }, relationships: { cats: { toMany: Cat, inverse: none } } } }
      stores: { CatStore: { engine: memory, models: [Cat] } }
      operations: { ArchiveOperation: {} }
      controllers: { CatListController: { shows: Cat, actions: { archive: { key: x, operation: ArchiveOperation } } } }
      """, at: "zoo.yml")
    let outcome = try workplace.run("new", "zoo.yml")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(try workplace.run("lint", "Zoo").status == 0)
  }

  @Test func `Nothing is said on request`() throws {
    let outcome = try workplace.run("new", Workplace.newsReader, "--quiet")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(workplace.names == ["NewsReader"])
  }

  /// What is written instead of what, and what is said of it.
  private static let archiveFaults = [
    ("\"pages\": 3", "\"pages\": \"3\"", "2:44: error: expected a whole number"),
    ("\"pages\"", "\"page\"", "2:35: error: Book stores no 'page'; did you mean 'pages'?"),
    ("\"novel\"", "\"nowel\"", "2:26: error: expected novel or comic"),
    ("\"kind\": \"novel\",", "", "2:3: error: 'kind' is missing, which is required"),
    ("\"owner\": \"1\"", "\"owner\": \"2\"", "2:56: error: no Owner has the @id '2'"),
    ("2026-01-01", "1 January", "2:69: error: expected a date such as"),
    ("\"Owner\"", "\"Author\"", "3:2: error: ShelfStore keeps no 'Author'"),
    (
      "\"Owner\"", "\"Party\"",
      "3:2: error: Party is abstract and has no objects of its own; write them under 'Owner'"
    ),
    ("\"A, [b] # 'c'\"", "null", "3:33: error: 'name' is required"),
    ("\"format\": 1", "\"format\": 2", "1:12: error: expected \"format\": 1"),
    ("}],\n", "},],\n", "2:83: error: this is not JSON: expected a value"),
    ("\"kind\"", "\"title\"", "2:18: error: 'title' is given twice"),
    ("\"Owner\"", "\"Book\"", "3:2: error: 'Book' is given twice"),
    ("\"A, [b]", "\"\\ud83d\\ude00\", \"age\": \"", "3:49: error: Owner stores no 'age'"),
  ]

  @Test func `An archive that does not fit the models is told at its places`() throws {
    try workplace.write(
      """
      armature: 1
      application: { name: Shelf }
      models:
        Book:
          attributes:
            title: { type: String, maximumLength: 8 }
            kind: { cases: [novel, comic] }
            pages: { type: Int, default: 1 }
            date: Date?
          relationships: { owner: { toOne: Owner, optional: true } }
        Party: { abstract: true }
        Owner: { parent: Party, attributes: { name: String } }
      stores: { ShelfStore: { engine: file, models: [Book, Party, Owner], archive: books.json } }

      """, at: "shelf.yml")
    let fitting = """
      {"format": 1, "Book": [
        {"title": "A", "kind": "novel", "pages": 3, "owner": "1", "date": "2026-01-01"}],
       "Owner": [{"@id": "1", "name": "A, [b] # 'c'"}]}

      """
    try workplace.write(fitting, at: "books.json")
    let outcome = try workplace.run("new", "shelf.yml", "--output", "Fitting")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let check = try workplace.run("check", "Fitting")
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    for (former, new, message) in Self.archiveFaults {
      try workplace.write(fitting.replacing(former, with: new), at: "books.json")
      let outcome = try workplace.run("new", "shelf.yml")
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("books.json:\(message)"), "\(outcome.errors)")
      #expect(
        outcome.errors.hasSuffix("an archive of shelf.yml does not fit; nothing was written\n"))
    }
    #expect(workplace.names == ["Fitting", "books.json", "shelf.yml"])
  }

  @Test func `A required object is looked for on both of its sides, however large the archive is`()
    throws
  {
    try workplace.write(
      """
      armature: 1
      application: { name: Shelf }
      models:
        Book: { relationships: { chapters: { toMany: Chapter, deleteRule: cascade } } }
        Chapter: { attributes: { text: String? }, relationships: { book: Book } }
      stores: { ShelfStore: { engine: file, models: [Book, Chapter], archive: books.json } }

      """, at: "shelf.yml")
    let long = String(repeating: "a", count: 17_000_000)
    try workplace.write(
      """
      {"format": 1, "Book": [{"@id": "b", "chapters": ["2"]}], "Chapter": [
       {"@id": "1", "book": "b", "text": "\(long)"},
       {"@id": "2"},
       {"@id": "3"},
       {"book": null},
       {}]}

      """, at: "books.json")
    let outcome = try workplace.run("new", "shelf.yml")
    #expect(outcome.status == 1)
    let places = outcome.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      places
        == ["4:2", "5:11", "6:2"].map {
          "books.json:\($0): error: 'book' is missing, which is required [unfitting_archive]"
        })
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
