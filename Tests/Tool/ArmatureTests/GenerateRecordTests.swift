import Foundation
import Manifest
import Testing

/// What armature notes of a project is damaged, or was left behind by a run that was cut off.
@Suite struct GenerateRecordTests {
  private let project: GeneratedNewsReader

  init() throws {
    project = try GeneratedNewsReader()
  }

  /// Both halves of a model have something new.
  private func changeSpec() throws {
    try project.change(
      "armature.yml", GeneratedNewsReader.byline,
      GeneratedNewsReader.byline + "\n      teaser: String")
    try project.change("armature.yml", "body: String", "body: String\n      summary: String?")
  }

  /// Leaves the project as an update leaves it that is killed once it has replaced a file.
  private func interrupt(afterReplacing path: String) throws {
    let before = try project.contents()
    let spec = try #require(project.text("armature.yml"))
    try changeSpec()
    #expect(try project.generate().status == 0)
    let after = try project.contents()
    try FileManager.default.createDirectory(
      at: project.url(".armature/pending"), withIntermediateDirectories: false)
    var plan = ""
    let changed = after.keys.filter { $0 != "armature.yml" && before[$0] != after[$0] }
    for (number, changedPath) in changed.sorted().enumerated() {
      let former = try #require(before[changedPath])
      try former.write(to: project.url(".armature/pending/\(number)"))
      let digest = SHA256.hexadecimalDigest(of: Array(try #require(after[changedPath])))
      plan += "\(number) \(digest) \(changedPath)\n"
      if changedPath != path { try former.write(to: project.url(changedPath)) }
    }
    #expect(plan.contains(path) && plan.contains(".armature/manifest"))
    try project.write(plan, at: ".armature/pending/plan")
    try project.write(spec, at: "armature.yml")
  }

  @Test func `A run after an interrupted one takes that back first, and says so`() throws {
    let before = try project.contents()
    try interrupt(afterReplacing: GeneratedNewsReader.generatedModel)
    let told =
      "note: an update that was interrupted will be taken back by 'armature generate': 1 file\n"
    let check = try project.check()
    #expect(check.errors == told && check.status == 1, "\(check.errors)")
    #expect(check.output.hasPrefix("NewsReader is up to date: "), "\(check.output)")
    let plan = try project.generate("--dry-run")
    #expect(plan.errors == told && plan.status == 0)
    let outcome = try project.generate()
    #expect(outcome.errors == "note: an update that was interrupted is taken back: 1 file\n")
    #expect(outcome.output.hasPrefix("NewsReader is up to date: "), "\(outcome.output)")
    #expect(try project.contents() == before)
    #expect(try project.generate().errors == "")
    #expect(try project.check().status == 0)
  }

  @Test(arguments: [GeneratedNewsReader.model, GeneratedNewsReader.generatedModel])
  func `What its owner has written since an interrupted run is kept, and the rest is in order`(
    replaced: String
  ) throws {
    try interrupt(afterReplacing: replaced)
    let edited = GeneratedNewsReader.model
    try project.write(try #require(project.text(edited)) + "\n// mine\n", at: edited)
    let outcome = try project.generate()
    #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
    let told = "note: NewsReader/\(edited) was changed since, and stays as it is\n"
    // Where nothing is taken back, nothing has to be said.
    #expect(outcome.errors.contains(told) == (replaced != edited), "\(outcome.errors)")
    #expect(project.text(edited)?.contains("// mine") == true)
    #expect(try project.check().status == 0)
    try changeSpec()
    #expect(try project.generate().status == 0)
    let text = try #require(project.text(edited))
    #expect(text.contains("// mine") && text.contains("var teaser"))
    #expect(try project.check().status == 0)
  }

  @Test func `A second run keeps away while one is at work`() throws {
    let descriptor = open(project.url(".armature").path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let outcome = try project.generate()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("another armature is at work here"), "\(outcome.errors)")
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
