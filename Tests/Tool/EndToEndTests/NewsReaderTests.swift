import Foundation
import ServiceTesting
import Testing

@Suite struct NewsReaderTests {
  private static let feed = """
    {"format": 1, "News": [
      {"identifier": "00000000-0000-4000-8000-0000000000A1", "title": "First", "body": "One"},
      {"identifier": "00000000-0000-4000-8000-0000000000A2", "title": "Second", "body": "Two"},
      {"identifier": "00000000-0000-4000-8000-0000000000A3", "title": "Third", "body": "Three"}
    ]}
    """

  @Test func `News come from the archive and return shows one`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let list = try projects.application("NewsReader", "--keys '' --size 80x24")
    #expect(list.status == 0)
    for title in ["News", "Title 1", "Title 2", "Title 3"] { #expect(list.output.contains(title)) }
    let detail = try projects.application("NewsReader", "--keys 'down return' --size 80x24")
    #expect(detail.output.contains("Body 2"))
    #expect(!detail.output.contains("Title 1"))
  }

  @Test func `Synchronized and typed news are there when the database is opened again`()
    async throws
  {
    let projects = try await GeneratedProjects.shared.value
    let server = try LoopbackServer { _ in .text(Self.feed) }
    let data = projects.folder.appending(path: "data")
    let options =
      "--data \(data.path) --setting feedURL=\(server.url.absoluteString)/news.json --size 80x24"
    let synchronized = try projects.application("NewsReader", "\(options) --keys 'd d d s'")
    #expect(synchronized.output.contains("First") && synchronized.output.contains("Third"))
    #expect(!synchronized.output.contains("Title 1"))
    let keys = "a \"Hello 世界\" return \"Text\" ctrl+s"
    let added = try projects.application("NewsReader", "\(options) --keys '\(keys)'")
    #expect(added.output.contains("Hello 世界"))
    let reopened = try projects.application("NewsReader", "--data \(data.path) --keys ''")
    for title in ["First", "Second", "Third", "Hello 世界"] {
      #expect(reopened.output.contains(title))
    }
    let database = try run("find . -name 'NewsStore.sqlite' | wc -l", in: data)
    #expect(database.output == "1\n")
  }

  @Test func `Synchronizing twice duplicates nothing`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let server = try LoopbackServer { _ in .text(Self.feed) }
    let address = server.url.absoluteString
    let twice = try projects.application(
      "NewsReader", "--setting feedURL=\(address) --keys 'd d d s s'")
    #expect(twice.output.components(separatedBy: "Second").count == 2)
  }

  @Test func `The same keys give the same screen`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let first = try projects.application("NewsReader", "--keys 'a \"New\" return \"Text\" ctrl+s'")
    let second = try projects.application("NewsReader", "--keys 'a \"New\" return \"Text\" ctrl+s'")
    #expect(first.output == second.output)
    #expect(first.output.contains("New"))
  }

  /// As it is built while somebody works on it, and as it is shipped.
  @Test(arguments: ["debug", "release"])
  func `A person uses it in a terminal`(configuration: String) async throws {
    let projects = try await GeneratedProjects.shared.value
    let build = try run(
      "\(GeneratedProjects.build) -c \(configuration) --product NewsReader 2>&1",
      in: projects.package)
    try #require(build.status == 0, "\(build.output)")
    let data = projects.folder.appending(path: "terminal-" + configuration)
    let program = projects.package.appending(path: ".build/\(configuration)/NewsReader").path
    let terminal = try PseudoTerminal(
      running: program, ["--data", data.path], columns: 80, rows: 24)
    #expect(terminal.shows("Title 3"))
    terminal.type("\u{1B}[B\r")
    #expect(terminal.shows("Body 2"))
    terminal.type("\u{1B}")
    #expect(terminal.shows("Title 3"))
    terminal.type("aTyped\r")
    #expect(terminal.shows("Typed"))
    terminal.type("Text\u{13}")
    #expect(terminal.shows("Title 1"))
    terminal.type("u")
    #expect(terminal.shows("undone: add Typed"))
    terminal.type("q")
    #expect(terminal.rest().contains("\u{1B}[?1049l"))
    #expect(terminal.exitStatus() == 0)
  }
}
