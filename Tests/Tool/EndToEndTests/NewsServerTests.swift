import Foundation
import Testing

/// A library without an interface, used by a server: each request is a process, and all share one database.
@Suite struct NewsServerTests {
  private struct Exchange {
    let method: String
    let path: String
    var body = ""
    let status: String
    let answer: String
  }

  private static let exchanges = [
    Exchange(
      method: "POST", path: "/articles", body: #"{"title":"Rain","author":"Ada"}"#,
      status: "201 Created", answer: #"{"author":"Ada","title":"Rain"}"#),
    Exchange(
      method: "POST", path: "/articles", body: #"{"title":"Rain"}"#,
      status: "422 Unprocessable Content", answer: "Article: title \"Rain\" is taken already"),
    Exchange(
      method: "POST", path: "/articles", body: #"{"title":"","author":"Bob"}"#,
      status: "422 Unprocessable Content", answer: "Article: title needs at least 1 character"),
    Exchange(
      method: "POST", path: "/articles", body: "title", status: "400 Bad Request",
      answer: "The given data was not valid JSON"),
    Exchange(
      method: "POST", path: "/archives",
      body: #"{"format":1,"Article":[{"@id":"sun","title":"Sun"}]}"#, status: "200 OK",
      answer: "1"),
    Exchange(
      method: "POST", path: "/archives", body: #"{"format":1"#, status: "400 Bad Request",
      answer: "line 1, column 12"),
    Exchange(
      method: "GET", path: "/articles", status: "200 OK",
      answer: #"[{"title":"Sun"},{"author":"Ada","title":"Rain"}]"#),
    Exchange(method: "GET", path: "/authors", status: "404 Not Found", answer: "/authors"),
  ]

  @Test func `A server answers from a store and changes it by operations`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let data = projects.folder.appending(path: "news-server-data").path
    for exchange in Self.exchanges {
      let length = exchange.body.utf8.count
      let request =
        "\(exchange.method) \(exchange.path) HTTP/1.1\\r\\nContent-Length: \(length)\\r\\n\\r\\n"
      let answer = try run(
        "printf '\(request)%s' '\(exchange.body)' | .build/debug/NewsServer \(data)",
        in: projects.package)
      #expect(answer.output.hasPrefix("HTTP/1.1 \(exchange.status)\r\n"), "\(answer.output)")
      #expect(answer.output.contains(exchange.answer), "\(answer.output)")
    }
    let nothing = try run("echo | .build/debug/NewsServer \(data)", in: projects.package)
    #expect(nothing.output.hasPrefix("HTTP/1.1 400 "), "\(nothing.output)")
  }
}
