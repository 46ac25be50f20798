import Foundation
import Testing

/// One file that breaks one rule of architecture in a generated project.
struct Breach: CustomTestStringConvertible, Sendable {
  let rule: String
  /// Below `Sources/NewsReader`.
  let path: String
  let text: String

  var testDescription: String { rule }

  init(_ rule: String, _ path: String, _ text: String) {
    self.rule = rule
    self.path = path
    self.text = text
  }
}

@Suite struct ArchitectureBreachTests {
  @Test(arguments: Breach.all)
  func `A breach in a generated project is seen as exactly its rule`(_ breach: Breach) throws {
    let workplace = try Workplace()
    #expect(try workplace.run("new", Workplace.newsReader, "--quiet").status == 0)
    #expect(try Self.rules(in: workplace) == [])
    try workplace.write(breach.text + "\n", at: "NewsReader/Sources/NewsReader/" + breach.path)
    #expect(try Self.rules(in: workplace) == [breach.rule])
  }

  @Test func `A changed machine-written file is seen as that`() throws {
    let workplace = try Workplace()
    #expect(try workplace.run("new", Workplace.newsReader, "--quiet").status == 0)
    let path = "NewsReader/Sources/NewsReader/Models/News+Generated.swift"
    let text = try String(contentsOfFile: workplace.path + "/" + path, encoding: .utf8)
    try workplace.write(text + "\nextension News {}\n", at: path)
    #expect(try Self.rules(in: workplace) == ["generated_code_edited"])
  }

  @Test func `A machine-written file that is gone is told where the manifest names it`() throws {
    let workplace = try Workplace()
    #expect(try workplace.run("new", Workplace.newsReader, "--quiet").status == 0)
    let path = "Sources/NewsReader/Models/News+Generated.swift"
    let file = workplace.path + "/NewsReader/" + path
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try FileManager.default.removeItem(atPath: file)
    let outcome = try workplace.run(
      "lint", "--no-cache", "--only", "missing_generated_file", "NewsReader")
    let place = try #require(outcome.output.split(separator: ": warning: ").first)
    #expect(place.hasPrefix("NewsReader/.armature/manifest:"))
    let restoring = "back with 'armature generate --restore'"
    #expect(outcome.output.contains("bring '\(path)' \(restoring): it was written from the spec"))
    #expect(outcome.status == 0)
    let folder = workplace.path + "/NewsReader/Kits"
    try FileManager.default.moveItem(atPath: folder, toPath: workplace.path + "/Kits")
    let second = try workplace.run(
      "lint", "--no-cache", "--only", "missing_generated_file", "NewsReader")
    #expect(second.output.contains("bring 'Kits' \(restoring): "))
    #expect(second.output.split(separator: "[missing_generated_file]").count == 3)
    try FileManager.default.moveItem(atPath: workplace.path + "/Kits", toPath: folder)
    try workplace.write(text, at: "NewsReader/" + path)
    #expect(try Self.rules(in: workplace) == [])
  }

  private struct Report: Decodable {
    struct Finding: Decodable { let rule: String }
    let findings: [Finding]
  }

  /// The rules that find something, each once.
  private static func rules(in workplace: Workplace) throws -> Set<String> {
    let outcome = try workplace.run("lint", "--no-cache", "--format", "json", "NewsReader")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return Set(report.findings.map(\.rule))
  }
}
