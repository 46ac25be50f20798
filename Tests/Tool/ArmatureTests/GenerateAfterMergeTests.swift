import Foundation
import TestSupport
import Testing

/// Two branches of a project meet, and each has generated.
@Suite struct GenerateAfterMergeTests {
  private let repository: GitWorkplace
  private static let project = "NewsReader"
  private var path: String { repository.place.path + "/" + Self.project }

  init() throws {
    repository = try GitWorkplace()
    #expect(try repository.place.run("new", Workplace.newsReader, "--quiet").status == 0)
    for arguments in [
      ["init", "-q", "-b", "main"], ["config", "user.name", "Ada"],
      ["config", "user.email", "ada@example.org"],
      ["config", "commit.gpgsign", "false"], ["add", "-A"], ["commit", "-qm", "main"],
    ] { #expect(try repository.run("git", ["-C", path] + arguments) == 0) }
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> Int32 {
    try repository.run("git", ["-C", path] + arguments)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  private func change(_ changes: [String: String]) throws {
    var spec = try text("armature.yml")
    for (former, new) in changes { spec = spec.replacingOccurrences(of: former, with: new) }
    try Data(spec.utf8).write(to: URL(filePath: path + "/armature.yml"))
  }

  private func branch(_ name: String, _ changes: [String: String]) throws {
    try git("checkout", "-qb", name, "main")
    try change(changes)
    #expect(try repository.place.run("generate", Self.project, "--quiet").status == 0)
    try git("add", "-A")
    try git("commit", "-qm", name)
  }

  @Test func `Two branches that both changed the spec are settled by generating`() throws {
    try branch(
      "first",
      [
        "body: String": "body: String\n      rating: Int",
        "byline: String": "byline: String\n      teaser: String",
      ])
    try branch(
      "second",
      [
        "body: String": "body: String\n      weight: Int",
        "byline: String": "byline: String\n      summary: String",
        "toMany: News, inverse: author": "toMany: News, inverse: author, count: 0...9",
      ])
    #expect(try git("merge", "-q", "first") == 1)
    let early = try repository.place.run("generate", Self.project)
    #expect(early.errors.contains("a merge has left a conflict here"), "\(early.errors)")
    try git("checkout", "--ours", "armature.yml")
    try change(["weight: Int": "weight: Int\n      rating: Int"])
    try change(["summary: String": "summary: String\n      teaser: String"])
    let outcome = try repository.place.run("generate", Self.project)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try repository.place.run("check", Self.project).status == 0)
    let model = try text("Sources/NewsReader/Models/News+Generated.swift")
    #expect(model.contains("rating") && model.contains("weight"))
    let owners = try text("Sources/NewsReader/Models/News.swift")
    #expect(owners.contains("var teaser:") && owners.contains("var summary:"))
    #expect(try text("Sources/NewsReader/Resources/news.json").contains("rating"))
  }
}
