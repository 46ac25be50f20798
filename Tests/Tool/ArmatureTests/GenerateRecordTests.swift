import Foundation
import Testing

/// What armature notes of a project is damaged, or was left behind by a run that was cut off.
@Suite struct GenerateRecordTests {
  private let project: GeneratedNewsReader

  init() throws {
    project = try GeneratedNewsReader()
  }

  @Test func `A run that completes an interrupted one says so`() throws {
    let pending = ".armature/pending"
    try FileManager.default.createDirectory(
      at: project.url(pending), withIntermediateDirectories: true)
    try Data("let late = 1\n".utf8).write(to: project.url(pending + "/0"))
    try Data("0 - Sources/NewsReader/Late.swift\n".utf8).write(to: project.url(pending + "/plan"))
    let told =
      "note: an update that was interrupted will be completed by 'armature generate': 1 file\n"
    let check = try project.check()
    #expect(check.errors == told && check.status == 1)
    let plan = try project.generate("--dry-run")
    #expect(plan.errors == told && plan.status == 0)
    #expect(project.text("Sources/NewsReader/Late.swift") == nil)
    let outcome = try project.generate()
    #expect(project.text("Sources/NewsReader/Late.swift") == "let late = 1\n")
    #expect(
      outcome.errors == "note: an update that was interrupted is completed now: 1 file\n",
      "\(outcome.errors)")
    #expect(try project.generate().errors == "")
    #expect(try project.check().status == 0)
  }

  @Test func `Records that are gone are told in one line, and none is kept of what is not there`()
    throws
  {
    try FileManager.default.removeItem(at: project.url(".armature/originals"))
    for outcome in [try project.check(), try project.generate()] {
      let lines = outcome.output.split(separator: "\n").filter { $0.contains("record of") }
      #expect(lines.count { $0.contains("take .armature back from git") } == 1)
      #expect(!outcome.output.contains("was damaged"), "\(outcome.output)")
    }
    #expect(try project.contents().keys.filter { $0.hasPrefix(".armature/replaced") } == [])
    #expect(try project.check().status == 0)
  }

  @Test func `A project without armature's notes is one`() throws {
    try FileManager.default.removeItem(at: project.url(".armature"))
    for outcome in [try project.check(), try project.generate()] {
      #expect(outcome.status == 2)
      #expect(
        outcome.errors
          == "error: NewsReader/.armature is missing, where armature keeps what it knows of the project; "
          + "take it back from git\n")
    }
  }

  @Test func `A record that is damaged is told, and no base for a merge`() throws {
    let original = ".armature/originals/" + GeneratedNewsReader.model
    try project.change(
      GeneratedNewsReader.model, "unwritten(\"byline\", standIn: \"byline is yours to write\")",
      "\"by me\"")
    let whole = try #require(project.text(original))
    try project.change(original, "var byline", "var by")
    try project.change(
      "armature.yml", GeneratedNewsReader.byline,
      GeneratedNewsReader.byline + "\n      teaser: String")
    let outcome = try project.generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        "NewsReader/\(GeneratedNewsReader.model) (armature's record of it was damaged"),
      "\(outcome.output)")
    let model = try #require(project.text(GeneratedNewsReader.model))
    #expect(model.contains("\"by me\"") && model.contains("var teaser"))
    #expect(project.text(original)?.contains("teaser") == true && whole.contains("var byline"))
    let kept = try project.contents().filter { $0.key.hasPrefix(".armature/replaced/") }
    #expect(kept.contains { String(decoding: $0.value, as: UTF8.self).contains("var by:") })
    #expect(!(try project.generate().output.contains("was damaged")))
  }

  @Test func `The record of a spec with Windows line ends is whole`() throws {
    let workplace = try Workplace()
    let spec = """
      armature: 1
      application: { name: Shelf }
      models: { Book: { attributes: { name: String } } }
      stores: { ShelfStore: { engine: memory, models: Book } }

      """
    try workplace.write(spec.replacing("\n", with: "\r\n"), at: "shelf.yml")
    #expect(try workplace.run("new", "shelf.yml", "--quiet").status == 0)
    for command in ["check", "generate"] {
      let outcome = try workplace.run(command, "Shelf")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(!outcome.output.contains("was damaged"), "\(outcome.output)")
    }
  }

  @Test func `A list of what was written that is cut off is told`() throws {
    let lines = try #require(project.text(".armature/manifest")).split(separator: "\n")
    for count in [0, 1, lines.count / 2, lines.count - 1] {
      let cut = lines.prefix(count).map { $0 + "\n" }.joined()
      try Data(cut.utf8).write(to: project.url(".armature/manifest"))
      #expect(try project.generate().errors.contains("is damaged or incomplete"))
    }
  }
}
