import Diagnostics
import Specification
import Testing

@Suite struct BadInputTests {
  @Test(arguments: [
    ("", "1:1 empty_file: the file is empty"),
    ("- 1\n", "1:1 wrong_value: this is a list; expected a mapping with"),
    ("text", "1:1 wrong_value: this is a string; expected a mapping with"),
    ("armature: 1\n", "1:1 missing_key: a spec needs 'application': the application as a whole"),
    ("application: { name: Example }\n", "1:1 missing_key: a spec needs 'armature'"),
    ("armature: 2\nnews: 5\n", "1:11 newer_format: this spec is written in format 2"),
    ("armature: one\n", "1:11 wrong_value: this is a string; expected the version"),
    ("armature: 1\n---\narmature: 1\n", "2:1 several_documents: a second document"),
    (specHead + "application: { name: B }\n", "3:1 repeated_key: 'application' is given twice"),
    (specHead + "models: &a { b: *a }", "3:17 endless_alias: '*a' contains itself"),
    (specHead + "models: " + String(repeating: "{ a: ", count: 20_000), "too_deep: nested more"),
  ]) func `A spec that cannot be read is refused where it breaks`(
    spec: String, expected: String
  ) throws {
    let report = try report(spec)
    #expect(report.count == 1)
    #expect(report.first?.contains(expected) == true, "\(report)")
  }

  @Test(arguments: [
    (
      "", "armature: 1\napplication: { name: Example }\n",
      "there is nothing to generate; write 'models', 'services', 'operations' or 'states'"
    ),
    (
      "views: { NewsCell: { outlets: { titleLabel: Label } } }\n", nil,
      "nothing shows a view; write 'controllers', or leave out 'views'"
    ),
  ]) func `A library has nothing that only an application can use`(
    sections: String, head: String?, expected: String
  ) throws {
    let models = "models: { News: { attributes: { title: String } } }\n"
    let found = try report((head ?? specHead) + sections + (sections.isEmpty ? "" : models))
    #expect(found.count == 1)
    #expect(found.first?.contains("missing_key: " + expected) == true, "\(found)")
  }

  @Test(arguments: [
    "models: { News: { label: Item, attributes: { title: String } } }",
    "models: { News: { attributes: { kind: { cases: { long: Long } } } } }",
  ]) func `A library shows nobody what a model or a case is called`(models: String) throws {
    let found = try report(specHead + models)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("only an application with controllers shows this") == true, "\(found)")
  }

  @Test func `A byte-order mark and other line ends change nothing`() throws {
    let spec = specHead + "models:\n  News:\n    attributes: { title: String, body: Sting }\n"
    let plain = try report(spec)
    #expect(plain.count == 1)
    #expect(try report("\u{FEFF}" + spec.replacing("\n", with: "\r\n")) == plain)
  }

  @Test func `The spec's own absence is an error of its own`() {
    #expect(throws: SpecificationFileError.missing) { try report(MemoryFolder([:])) }
  }

  @Test func `A file that is too large is refused without reading it`() throws {
    let folder = SpecificationFolder(
      read: { _ throws(SpecificationFileError) in throw .tooLarge(bytes: 50_000_000) },
      entries: { _ in [] }, displayPath: { "folder/" + $0 })
    let reading = try readSpecification("spec.yml", in: folder)
    #expect(reading.diagnostics.map(\.range.file) == ["folder/spec.yml"])
    #expect(reading.diagnostics.map(\.rule) == ["file_too_large"])
    #expect(reading.diagnostics.first?.message.contains("too large: 50000000") == true)
  }

  @Test func `Free texts arrive exactly as they are written`() throws {
    let hostile = #"\(exit(1)) " ' \ {{name}} */ '); DROP TABLE"# + "\nタ"
    let quoted = "'" + hostile.replacing("'", with: "''").replacing("\n", with: "\n\n") + "'"
    let spec =
      specHead + """
        models:
          News:
            attributes:
              title: { type: String, label: \(quoted), default: \(quoted) }
        stores: { NewsStore: { engine: memory, models: News } }
        controllers: { NewsListController: { shows: News, columns: { title: 20 } } }
        """
    let reading = try MemoryFolder(spec: spec).reading()
    let title = reading.specification?.models["News"]?.attribute(named: "title")
    #expect(title?.label == .plain(hostile))
    #expect(title?.defaultValue == .string(hostile))
  }

  @Test(arguments: ["models: {", "application: { settings: {", "application: {"])
  func `More entries than a person writes are refused`(start: String) throws {
    let keys = (0...10_000).map { "k\($0): 1, " }.joined()
    let end = String(repeating: "}", count: start.count { $0 == "{" })
    let spec = "armature: 1\n" + start + keys + end
    let report = try report(spec)
    #expect(report.contains { $0.contains("too_many_entries: 10001 entries are too many") })
    #expect(report.count <= 2)
  }

  @Test func `Every mistake is reported`() throws {
    let keys = (0..<5_000).map { "  k\($0): 1\n" }.joined()
    let count = try report("armature: 1\napplication:\n  name: A\n" + keys)
      .count { $0.contains("unknown_key") }
    #expect(count == 5_000)
  }

  @Test(arguments: ["news-reader", "everything"])
  func `No damage to a spec makes the reading fail`(seed: String) throws {
    var generator = Xorshift(seed: UInt64(seed.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
    let spec = Array(damagedSpec.utf8)
    for _ in 0..<400 {
      var bytes = spec
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        let length = Int.random(in: 0...12, using: &generator)
        let end = min(place + length, bytes.count)
        let source = Int.random(in: bytes.indices, using: &generator)
        let inserted = bytes[source..<min(source + length, bytes.count)]
        bytes.replaceSubrange(place..<end, with: inserted)
      }
      var folder = MemoryFolder([:])
      folder.files["spec.yml"] = bytes
      let reading = try folder.reading()
      let hasErrors = reading.diagnostics.contains { $0.severity == .error }
      #expect((reading.specification == nil) == hasErrors)
      #expect(!reading.diagnostics.contains { $0.rule == "unresolved" })
    }
  }
}

/// A generator of numbers that gives the same ones in every run.
private struct Xorshift: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) {
    state = seed | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

private let damagedSpec = """
  armature: 1
  application:
    name: Example
    operationQueues: [sync]
    settings: { limit: { type: Int, default: 5 } }
  models:
    News:
      attributes:
        title: { type: String, maximumLength: 20, pattern: "[a-z]+", default: news }
        section: { cases: [world, science], default: world }
        date: { type: Date, setOn: save }
      relationships: { author: { toOne: Author, inverse: articles }, tags: [Tag] }
      derived: { byline: { as: author.name }, count: { type: Int, as: tags.@count } }
      fetchRequests:
        recent:
          where: date >= $since AND section == world OR NOT (ANY tags.name IN $names)
          sortBy: [byline, date descending]
          limit: 5
    Author: { attributes: { name: String }, relationships: { articles: [News] } }
    Tag: { attributes: { name: String }, relationships: { news: [News] } }
  stores:
    NewsStore: { engine: sqlite, models: [News, Author, Tag], archive: Resources/news.json }
  operations:
    ReadOperation:
      input: { limit: { type: Int, default: settings.limit }, source: URL }
      uses: NewsStore
      queue: sync
    WriteOperation: { after: ReadOperation, output: "[News]" }
  views:
    NewsCell: { outlets: { titleLabel: Label } }
    NewsView:
      outlets: { titleLabel: Label, closeButton: Button }
      events: { didPressCloseButton: required }
  controllers:
    NewsListController:
      shows: News
      cell: { view: NewsCell, outlets: { titleLabel: title } }
      actions: { deleteNews: d, read: { key: r, operation: WriteOperation } }
      transitions: { showNews: NewsController }
    NewsController: { shows: News, view: NewsView, outlets: { titleLabel: author.name } }
  """
