import Specification
import Testing

@Suite struct IncludeTests {
  @Test func `Sections of several files are one spec`() throws {
    let folder = MemoryFolder([
      "spec.yml": specHead + "include: [models/*.yml, stores.yml]\n",
      "models/news.yml": "models: { News: { relationships: { author: Author? } } }",
      "models/author.yml": "armature: 1\nmodels: { Author: { relationships: { news: [News] } } }",
      "models/.hidden.yml": "models: { Hidden: {} }",
      "models/readme.txt": "no spec",
      "stores.yml":
        "application: { settings: { limit: Int } }\n"
        + "stores: { NewsStore: { engine: memory, models: [News, Author] } }",
    ])
    let reading = try folder.reading()
    #expect(reading.diagnostics.isEmpty)
    let spec = try #require(reading.specification)
    #expect(spec.models.map(\.name) == ["Author", "News"])
    #expect(spec.application.settings.map(\.name) == ["limit"])
    let files = ["spec.yml", "models/author.yml", "models/news.yml", "stores.yml"]
    #expect(spec.files.map(\.path) == files)
  }

  @Test func `An entry in two files is an error at both places`() throws {
    let folder = MemoryFolder([
      "spec.yml": specHead + "include: a.yml\nmodels: { News: {} }\n",
      "a.yml": "models: { News: {}, Author: {} }\napplication: { name: Other }",
    ])
    #expect(
      try report(folder) == [
        "spec.yml:2:16 repeated_entry: 'name' is given in two files",
        "spec.yml:4:11 repeated_entry: 'News' is given in two files",
        "a.yml:1:11 repeated_entry: 'News' is given in two files",
        "a.yml:2:16 repeated_entry: 'name' is given in two files",
      ])
  }

  @Test func `Files that include each other are refused`() throws {
    let folder = MemoryFolder([
      "spec.yml": specHead + "include: a.yml\n", "a.yml": "include: b.yml",
      "b.yml": "include: a.yml",
    ])
    #expect(
      try report(folder)
        == ["b.yml:1:10 include_cycle: 'a.yml' includes itself: spec.yml > a.yml > b.yml > a.yml"])
  }

  @Test func `A file that is included twice is read once`() throws {
    let folder = MemoryFolder([
      "spec.yml": specHead + "include: [a.yml, b.yml, '*.yml']\n",
      "a.yml": "include: b.yml", "b.yml": "models: { News: {} }",
    ])
    #expect(
      try folder.reading().specification?.files.map(\.path) == ["spec.yml", "a.yml", "b.yml"])
  }

  @Test(arguments: ["/etc/passwd", "../other.yml", "a/../../b.yml", "a//b.yml", "\"a\\0b\"", ""])
  func `A path out of the folder is refused`(path: String) throws {
    let report = try report(specHead + "include: [\(path.isEmpty ? "''" : path)]\n")
    #expect(report.count == 1)
    #expect(report.first?.contains("spec.yml:3:11 include_failed") == true)
    #expect(report.first?.contains("is not a path below the spec's folder") == true)
  }

  @Test(arguments: [
    (SpecificationFileError.missing, "there is no such file"), (.notAFile, "this is not a file"),
    (.outsideFolder, "it is outside the spec's folder"),
    (.tooLarge(bytes: 20_000_000), "too large"), (.unreadable(reason: "why"), "read: why"),
  ]) func `A file that cannot be read is an error where it is included`(
    error: SpecificationFileError, expected: String
  ) throws {
    let spec = Array((specHead + "include: a.yml\n").utf8)
    let folder = SpecificationFolder(
      read: { path throws(SpecificationFileError) in
        if path == "spec.yml" { return spec }
        throw error
      }, entries: { _ in [] }, displayPath: { $0 })
    let diagnostics = try readSpecification("spec.yml", in: folder).diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.rule.hasSuffix("_failed") != (expected == "too large"))
    #expect(diagnostics.first?.message.contains(expected) == true)
  }

  @Test func `A glob without files is an error, two stars go through folders`() throws {
    let store = "stores: { NoteStore: { engine: memory, models: Note } }\n"
    let none = MemoryFolder(["spec.yml": specHead + "include: models/*.yml\n" + store])
    let found = try report(none)
    #expect(found.count == 1 && found[0].contains("no file matches 'models/*.yml'"), "\(found)")
    let deep = MemoryFolder([
      "spec.yml": specHead + "include: models/**/n?ws.yml\n",
      "models/a/b/news.yml": "models: { News: {} }", "models/nows.yml": "models: { Nows: {} }",
    ])
    #expect(try deep.reading().specification?.models.map(\.name) == ["News", "Nows"])
  }
}
