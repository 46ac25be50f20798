import Foundation
import TestSupport
import Testing

/// A project follows its spec, and nothing that its owner has written is lost.
@Suite struct GenerateTests {
  private let project: GeneratedNewsReader

  init() throws {
    project = try GeneratedNewsReader()
  }

  @Test func `A new project is up to date`() throws {
    let before = try project.contents()
    let told = [
      "generate": "yours to do: 1 part to write; 'armature check' lists all\n",
      "check": "\nyours to write (1):\n  NewsReader/Sources/NewsReader/Models/News.swift:",
    ]
    for (command, text) in told {
      let outcome = try project.workplace.run(command, GeneratedNewsReader.name)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
      #expect(outcome.output.hasPrefix("NewsReader is up to date: "))
      #expect(outcome.output.contains(text), "\(outcome.output)")
    }
    #expect(try project.contents() == before)
  }

  @Test func `What the spec adds comes beside what is written`() throws {
    try project.change(
      GeneratedNewsReader.model, "unwritten(\"byline\", standIn: \"byline is yours to write\")",
      "\"by me\"")
    try project.change(GeneratedNewsReader.model, "  /// Yours to write.\n", "")
    try project.change(
      "armature.yml", GeneratedNewsReader.byline,
      GeneratedNewsReader.byline + "\n      teaser: String")
    #expect(try project.check().status == 1)
    let planned = try project.generate("--dry-run")
    #expect(planned.output.contains("  merged       NewsReader/" + GeneratedNewsReader.model))
    #expect(project.text(GeneratedNewsReader.model)?.contains("teaser") == false)
    let outcome = try project.generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let model = try #require(project.text(GeneratedNewsReader.model))
    #expect(model.contains("var byline: String { \"by me\" }"))
    #expect(model.contains("  /// Yours to write.\n  var teaser: String"))
    #expect(project.text(GeneratedNewsReader.generatedModel) != nil)
    #expect(try project.check().status == 0)
    let after = try project.contents()
    #expect(try project.generate().output.hasPrefix("NewsReader is up to date: "))
    #expect(try project.contents() == after)
  }

  @Test func `What armature's half declares by now is told, as long as the owner declares it too`()
    throws
  {
    try project.change(
      GeneratedNewsReader.model, "unwritten(\"byline\", standIn: \"byline is yours to write\")",
      "\"by me\"")
    #expect(try !project.generate().output.contains("declares"))
    try project.change(
      "armature.yml", GeneratedNewsReader.byline, "byline: { type: String, as: title }")
    let told =
      "kept         NewsReader/\(GeneratedNewsReader.model) (declares 'byline', as the generated half"
    #expect(try project.generate().output.contains(told))
    #expect(try project.check().output.contains(told))
    try project.change(GeneratedNewsReader.model, "  var byline: String { \"by me\" }\n", "")
    #expect(try !project.check().output.contains(told))
  }

  @Test func `A file of its owner's takes in what the spec has for it by now`() throws {
    let path = "Sources/NewsReader/Models/Tag.swift"
    try Data("import Foundation\n\nextension Tag {\n  var mine: Int { 1 }\n}\n".utf8).write(
      to: project.url(path))
    try project.change(
      "armature.yml", "models:\n  News:",
      "models:\n  Tag: { attributes: { name: String }, derived: { shout: String } }\n  News:")
    try project.change("armature.yml", "models: [News,", "models: [Tag, News,")
    let outcome = try project.generate()
    #expect(outcome.output.contains("merged       NewsReader/\(path)"), "\(outcome.output)")
    let text = try #require(project.text(path))
    #expect(text.contains("var mine: Int { 1 }") && text.contains("var shout: String { unwritten("))
    #expect(try project.check().output.hasPrefix("NewsReader is up to date"))
  }

  @Test func `A conflict that is open in a file that goes is told first`() throws {
    try project.change(
      GeneratedNewsReader.list, "{}",
      "{\n<<<<<<< ours\n  var a = 1\n=======\n  var a = 2\n>>>>>>> theirs\n}")
    try project.change("armature.yml", "  initialController: NewsListController\n", "")
    let spec = try #require(project.text("armature.yml"))
    let views = try #require(spec.range(of: "\nviews:"))
    try Data((spec[..<views.lowerBound] + "\n").utf8).write(to: project.url("armature.yml"))
    let before = try project.contents()
    for outcome in [try project.generate(), try project.check()] {
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("NewsListController.swift:"), "\(outcome.errors)")
    }
    #expect(try project.contents() == before)
  }

  @Test func `What the spec has nothing left for goes, unless it was edited`() throws {
    let added =
      "  Tag: { attributes: { name: String } }\n  Mark: { attributes: { name: String } }\n"
    try project.change("armature.yml", "models:\n  News:", "models:\n\(added)  News:")
    try project.change("armature.yml", "models: [News,", "models: [Tag, Mark, News,")
    #expect(try project.generate().status == 0)
    try project.change(
      "Sources/NewsReader/Models/Tag.swift", "extension Tag {}", "extension Tag {\n  // mine\n}")
    try project.change("armature.yml", added, "")
    try project.change("armature.yml", "models: [Tag, Mark, News,", "models: [News,")
    let outcome = try project.generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(project.text("Sources/NewsReader/Models/Mark.swift") == nil)
    #expect(project.text("Sources/NewsReader/Models/Mark+Generated.swift") == nil)
    #expect(project.text("Sources/NewsReader/Models/Tag.swift")?.contains("// mine") == true)
    #expect(
      outcome.output.contains(
        "  kept         NewsReader/Sources/NewsReader/Models/Tag.swift (edited, but no longer"))
    // And when it is wanted again, it is merged with what is there.
    try project.change("armature.yml", "models:\n  News:", "models:\n\(added)  News:")
    try project.change("armature.yml", "models: [News,", "models: [Tag, Mark, News,")
    #expect(try project.generate().status == 0)
    #expect(project.text("Sources/NewsReader/Models/Tag.swift")?.contains("// mine") == true)
  }

  @Test func `An edited half of which a view that stays needs nothing any more is its owner's`()
    throws
  {
    let actions = ", actions: { mark: markButton }"
    let view = "  MarkView: { outlets: { markButton: Button }, layout: [markButton]\(actions) }\n"
    try project.change("armature.yml", "views:\n", "views:\n" + view)
    #expect(try project.generate().status == 0)
    let half = "Sources/NewsReader/Views/MarkView.swift"
    try project.change(half, "extension MarkView {", "extension MarkView {\n  // mine")
    try project.change("armature.yml", actions, "")
    let told =
      "kept         NewsReader/\(half) (edited, and yours alone now: the spec asks for nothing"
    #expect(try project.generate().output.contains(told))
    #expect(try project.check().output.contains(told))
    #expect(!(try project.generate().output.contains("yours to do: 1 file")))
  }

  @Test func `One place that both have changed is marked, and decided before anything else`() throws
  {
    try project.change(GeneratedNewsReader.model, "/// Your half of News: ", "/// The news: ")
    try project.change(GeneratedNewsReader.model, "extension News {", "extension News /* mine */ {")
    try project.change("armature.yml", GeneratedNewsReader.byline, "byline: Int")
    try project.change(
      GeneratedNewsReader.model, "var byline: String {", "var byline: String { // mine\n   ")
    let outcome = try project.generate()
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "in conflict  NewsReader/\(GeneratedNewsReader.model) (1 place to decide)"))
    let model = try #require(project.text(GeneratedNewsReader.model))
    #expect(model.contains("<<<<<<< yours") && model.contains("// mine"))
    let before = try project.contents()
    let again = try project.generate()
    #expect(again.status == 1)
    #expect(again.errors.contains("a conflict is open here; decide it first"))
    #expect(try project.contents() == before)
  }

  @Test
  func `A machine-written file that was edited stops everything, and is put aside on request`()
    throws
  {
    try project.change(
      GeneratedNewsReader.generatedModel, "import ModelKit", "import ModelKit\n// by hand")
    try project.change("armature.yml", "body: String", "body: String\n      summary: String?")
    let before = try project.contents()
    let outcome = try project.generate()
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "armature generates this file, but it was edited; put your own code into News.swift"))
    #expect(try project.contents() == before)
    #expect(try project.generate("--replace-edited").status == 0)
    #expect(project.text(GeneratedNewsReader.generatedModel)?.contains("summary") == true)
    let aside = try project.contents().filter {
      $0.key.hasPrefix(".armature/replaced/") && $0.key.hasSuffix(".swift")
    }
    #expect(aside.count == 1)
    #expect(
      aside.first.map { String(decoding: $0.value, as: UTF8.self).contains("// by hand") } == true)
  }

  @Test func `What its owner has deleted stays away, unless it is asked for`() throws {
    try FileManager.default.removeItem(at: project.url(GeneratedNewsReader.list))
    let outcome = try project.generate()
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        "left out     NewsReader/\(GeneratedNewsReader.list) (you deleted it;"))
    #expect(project.text(GeneratedNewsReader.list) == nil)
    #expect(try project.generate("--restore").status == 0)
    #expect(project.text(GeneratedNewsReader.list) != nil)
  }

  @Test func `Windows line ends stay, and are no edit`() throws {
    for path in [GeneratedNewsReader.list, GeneratedNewsReader.generatedModel] {
      try project.change(path, "\n", "\r\n")
    }
    try project.change("armature.yml", "NewsCell", "HeadlineCell")
    #expect(try project.generate().status == 0)
    #expect(
      project.text(GeneratedNewsReader.list)?.contains(
        "TableViewController<News, HeadlineCell> {}\r\n") == true)
  }

  @Test func `What cannot be done says why, and changes nothing`() throws {
    let before = try project.contents()
    try project.change("armature.yml", "toOne: Author", "toOne: Autor")
    let wrong = try project.generate()
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("NewsReader/armature.yml:"))
    #expect(wrong.errors.hasSuffix("NewsReader/armature.yml has errors; nothing was written\n"))
    try project.change("armature.yml", "toOne: Autor", "toOne: Author")
    try Data("9.0.0\n".utf8).write(to: project.url(".armature/version"))
    let newer = try project.generate()
    #expect(newer.status == 2)
    #expect(newer.errors.contains("written by armature 9.0.0"))
    try Data("0.1.0\n".utf8).write(to: project.url(".armature/version"))
    try project.change(".armature/manifest", "  Kits/Package.swift", " Kits/Package.swift")
    #expect(try project.generate().errors.contains("is damaged"))
    let linted = try project.workplace.run("lint", GeneratedNewsReader.name)
    #expect(linted.status == 2)
    #expect(linted.errors.contains("NewsReader/.armature/manifest' is damaged"))
    #expect(try project.workplace.run("generate", ".").status == 2)
    #expect(
      try project.contents().filter { !$0.key.hasPrefix(".armature") }
        == before.filter { !$0.key.hasPrefix(".armature") })
  }

  @Test(arguments: [
    ("NewsReader/armature.yml", "'NewsReader/armature.yml' is a file; name the folder"),
    ("Nowhere", "there is no folder 'Nowhere'"),
  ])
  func `What is not a folder is no project`(path: String, told: String) throws {
    let outcome = try project.workplace.run("generate", path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(told), "\(outcome.errors)")
  }

  @Test func `A conflict with longer marks is open, too`() throws {
    let marks = ["<", "=", ">"].map { String(repeating: $0, count: 8) }
    try project.change(
      GeneratedNewsReader.list, "{}",
      "{\n\(marks[0]) ours\n  var a = 1\n\(marks[1])\n  var a = 2\n\(marks[2]) theirs\n}")
    for outcome in [try project.generate(), try project.check()] {
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("a conflict is open here"), "\(outcome.errors)")
    }
  }

  @Test func `A link that leads out of the project is told before anything is written`() throws {
    let models = project.url("Sources/NewsReader/Models")
    let outside = URL(filePath: project.workplace.path + "/Elsewhere")
    try FileManager.default.moveItem(at: models, to: outside)
    try FileManager.default.createSymbolicLink(at: models, withDestinationURL: outside)
    #expect(try project.check().status == 0)
    try project.change("armature.yml", "body: String", "body: String\n      summary: String?")
    let told =
      "error: nothing can be written: these are links that lead out of the project: "
      + "NewsReader/Sources/NewsReader/Models; put what they lead to in their place\n"
    for outcome in [try project.check(), try project.generate("-n"), try project.generate()] {
      #expect(outcome.status == 2)
      #expect(outcome.errors == told, "\(outcome.errors)")
    }
  }

  @Test func `A project is found from a folder in it`() throws {
    let outcome = try BuiltTool(in: project.url("Sources/NewsReader").path).run(["check"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("  ../../Sources/NewsReader/Models/News.swift:"))
  }

  @Test func `A layout that its owner has changed lists the outlets that it leaves out`() throws {
    let view = "Sources/NewsReader/Views/NewsView.swift"
    try project.change(
      view, ".column(titleLabel, bylineLabel, bodyLabel, closeButton)",
      ".row(titleLabel, bylineLabel, self.bodyLabel, closeButton)")
    #expect(!(try project.check().output.contains("layout, without")))
    try project.change(
      "armature.yml", "closeButton: Button }", "closeButton: Button, rateField: TextField }")
    let told = "\(view):5 layout, without rateField\n"
    #expect(try project.generate().output.contains(told))
    #expect(try project.check().output.contains(told))
    try project.change(
      view, "closeButton) }", "closeButton) }\n  func clear() { rateField.text = \"\" }")
    #expect(try project.check().output.contains(told))
    try project.change(
      view, "closeButton) }", "closeButton, foot) }\n  private var foot: Layout { .row(rateField) }"
    )
    #expect(!(try project.check().output.contains("layout, without")))
  }

  @Test
  func `What the generated half uses and its owner has deleted is listed until it is somewhere`()
    throws
  {
    let controller = "Sources/NewsReader/Controllers/NewsController.swift"
    let text = try #require(project.text(controller))
    let method = try #require(text.range(of: "  func newsViewDidPressCloseButton"))
    let rest = String(text[method.lowerBound...])
    try project.write(text[..<method.lowerBound] + "}\n", at: controller)
    try project.write("", at: "Sources/NewsReader/Controllers/Own.swift")
    let told = "\(controller):5 newsViewDidPressCloseButton(_:), which the generated half uses\n"
    #expect(try project.check().output.contains(told))
    #expect(try project.generate().status == 0)
    #expect(try project.check().output.contains(told))
    try project.write(
      "extension NewsController {\n" + rest, at: "Sources/NewsReader/Controllers/Own.swift")
    #expect(!(try project.check().output.contains("which the generated half uses")))
  }
}
