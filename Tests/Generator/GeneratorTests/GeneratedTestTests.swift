import Specification
import Testing

@testable import Generator

/// What generated tests are called, and which values they try.
@Suite struct GeneratedTestTests {
  private static func file(_ name: String, of spec: String) throws -> String {
    let folder = SpecificationFolder(
      read: { _ in Array(spec.utf8) }, entries: { _ in [] }, displayPath: { $0 })
    let reading = try readSpecification("spec.yml", in: folder)
    let specification = try #require(reading.specification, "\(reading.diagnostics)")
    let project = try ProjectGenerator(toolVersion: "1").project(for: specification, archives: [:])
    let file = try #require(project.files.first { $0.path.hasSuffix("/" + name) })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private static func follower(one: String, two: String) -> String {
    """
    armature: 1
    application: { name: Follow }
    models:
      News:
        attributes: { title: String, text: String }
        fetchRequests: { some: { where: "title == $one OR text == $two" } }
    stores: { NewsStore: { engine: memory, models: News } }
    states:
      FirstState: { properties: { section: { type: String, default: a } } }
      SecondState: { properties: { section: { type: String, default: b } } }
    controllers:
      NewsListController: { shows: { fetch: News.some, with: { one: \(one), two: \(two) } } }
    """
  }

  @Test func `What rows follow is tested and observed once, under a name of its own`() throws {
    let two = Self.follower(one: "FirstState.section", two: "SecondState.section")
    let tests = try Self.file("NewsListControllerTests+Generated.swift", of: two)
    #expect(tests.contains("`The rows follow section of FirstState`"))
    #expect(tests.contains("`The rows follow section of SecondState`"))
    let one = Self.follower(one: "FirstState.section", two: "FirstState.section")
    let other = try Self.file("NewsListControllerTests+Generated.swift", of: one)
    #expect(other.ranges(of: "`The rows follow").count == 1)
    let longName = "Longest\(String(repeating: "long", count: 12))State"
    let long = two.replacing("SecondState", with: longName)
    #expect(
      try Self.file("NewsListControllerTests+Generated.swift", of: long)
        .contains("`The rows follow another property, 2`"))
    let controller = try Self.file("NewsListController+Generated.swift", of: one)
    #expect(controller.ranges(of: "Receptionist(").count == 1, "\(controller)")
  }

  @Test func `Nothing is written as nothing where it is too short`() throws {
    let spec = Self.follower(one: "FirstState.section", two: "SecondState.section")
      .replacing("title: String", with: "title: { type: String, minimumLength: 1 }")
    let tests = try Self.file("NewsTests+Generated.swift", of: spec)
    #expect(tests.contains("title = \"\""), "\(tests)")
    #expect(!tests.contains("count: 0)"))
  }

  @Test(
    arguments: [
      ("type: String, unique: true, pattern: (a|b|c)+", nil),
      ("type: String, pattern: (a|b|c)+", "\"b\""),
      ("type: String, unique: true, pattern: (a|b|c|d)+", "\"d\""),
      ("type: Int, unique: true, minimum: 1, maximum: 3", nil),
      ("type: Int, unique: true, minimum: 1, maximum: 4", "4"),
    ] as [(String, String?)])
  func `What is observed gets a value that no sample has where it is unique`(
    attribute: String, value: String?
  ) throws {
    let tests = try Self.file(
      "NewsListControllerTests+Generated.swift",
      of: """
        armature: 1
        application: { name: Ledger }
        models: { News: { attributes: { place: { \(attribute) }, size: Int } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        controllers: { NewsListController: { shows: News, observes: { countPlaces: News.place } } }
        """)
    #expect(tests.contains("countPlaces is told") == (value != nil), "\(tests)")
    if let value { #expect(tests.contains("object.place = \(value)\n"), "\(tests)") }
  }

  @Test func `No test runs an operation or asks a server but its own`() throws {
    let project = try generatedProject(
      of: """
        armature: 1
        application: { name: Desk, settings: { server: { type: URL, default: "http://127.0.0.1:8765" } } }
        models: { Note: { attributes: { text: String } } }
        stores: { NoteStore: { engine: memory, models: [Note] } }
        services: { NoteService: { baseURL: settings.server, endpoints: { send: { post: /notes } } } }
        operations:
          SendOperation: { uses: [NoteService] }
          WriteOperation: { after: SendOperation }
          SynchronizeNotesOperation:
            { input: { url: { type: URL, default: settings.server } }, output: Int, uses: [NoteStore, NoteService] }
        controllers:
          NoteListController:
            shows: Note.all
            actions: { write: { key: w, operation: WriteOperation } }
            transitions: { editNote: { on: e, to: NoteFormController } }
          NoteFormController: { kind: form, shows: Note, transitions: { close: back } }
        """)
    let tests = project.files.filter { $0.path.hasPrefix("Tests/") }
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined().filter { !$0.isWhitespace }
    let count = tests.ranges(of: "ApplicationSession(").count
    #expect(count > 4 && tests.ranges(of: ",runsOperations:false)").count == count)
    #expect(tests.contains("#expect(session.lastOperationisWriteOperation)"))
    #expect(tests.contains("change:{$0.access=.noMachine}"), "\(tests)")
  }

  @Test func `A test of a service waits longer than its spec says, but where the server hangs`()
    throws
  {
    let tests = try Self.file(
      "PingServiceTests+Generated.swift",
      of: """
        armature: 1
        application: { name: Ledger }
        models: { News: { attributes: { title: String } } }
        services:
          PingService:
            baseURL: "https://example.org"
            timeout: 1 ms
            cache: 1 ms
            errors: { gone: 410 }
            endpoints: { ping: { get: /ping, returns: String } }
        """)
    let services = tests.split(separator: "\n").filter { $0.contains("let service = ") }
    #expect(services.count == 6)
    #expect(services.filter { !$0.contains("change: Self.waitPatiently") }.count == 1)
    #expect(tests.contains("description.timeout = .seconds(30)"))
  }
}
