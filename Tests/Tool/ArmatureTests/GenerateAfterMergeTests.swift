import Foundation
import TestSupport
import Testing

/// A project of one test, in a repository.
private struct ProjectRepository {
  let repository: GitWorkplace
  let name: String
  private var path: String { repository.place.path + "/" + name }

  init(_ name: String, spec: String? = nil) throws {
    self.name = name
    repository = try GitWorkplace()
    if let spec { try repository.place.write(spec, at: "spec.yml") }
    let source = spec.map { _ in "spec.yml" } ?? Workplace.newsReader
    #expect(try repository.place.run("new", source, "--quiet").status == 0)
    for arguments in [
      ["init", "-q", "-b", "main"], ["config", "user.name", "Ada"],
      ["config", "user.email", "ada@example.org"],
      ["config", "commit.gpgsign", "false"], ["add", "-A"], ["commit", "-qm", "main"],
    ] { #expect(try repository.run("git", ["-C", path] + arguments) == 0) }
  }

  @discardableResult
  func git(_ arguments: String...) throws -> Int32 {
    try repository.run("git", ["-C", path] + arguments)
  }

  func armature(_ command: String) throws -> BuiltTool.Outcome {
    try repository.place.run(command, name)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func holds(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }

  func change(_ changes: [String: String], in name: String = "armature.yml") throws {
    var text = try text(name)
    for (former, new) in changes { text = text.replacingOccurrences(of: former, with: new) }
    try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
  }

  func move(_ name: String, to place: String) throws {
    let target = URL(filePath: path + "/" + place)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: URL(filePath: path + "/" + name), to: target)
  }

  func branch(_ branch: String, edit: () throws -> Void) throws {
    try git("checkout", "-qb", branch, "main")
    try edit()
    #expect(try repository.place.run("generate", name, "--quiet").status == 0)
    try git("add", "-A")
    try git("commit", "-qm", branch)
  }
}

/// Two branches of a project meet, and each has generated.
@Suite struct GenerateAfterMergeTests {
  @Test func `Two branches that both changed the spec are settled by generating`() throws {
    let project = try ProjectRepository("NewsReader")
    try project.branch("first") {
      try project.change([
        "body: String": "body: String\n      rating: Int",
        "byline: String": "byline: String\n      teaser: String",
      ])
    }
    try project.branch("second") {
      try project.change([
        "body: String": "body: String\n      weight: Int",
        "byline: String": "byline: String\n      summary: String",
        "toMany: News, inverse: author": "toMany: News, inverse: author, count: 0...9",
      ])
    }
    #expect(try project.git("merge", "-q", "first") == 1)
    let early = try project.armature("generate")
    #expect(early.errors.contains("a merge has left a conflict here"), "\(early.errors)")
    try project.git("checkout", "--ours", "armature.yml")
    try project.change(["weight: Int": "weight: Int\n      rating: Int"])
    try project.change(["summary: String": "summary: String\n      teaser: String"])
    let outcome = try project.armature("generate")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try project.armature("check").status == 0)
    let model = try project.text("Sources/NewsReader/Models/News+Generated.swift")
    #expect(model.contains("rating") && model.contains("weight"))
    let owners = try project.text("Sources/NewsReader/Models/News.swift")
    #expect(owners.contains("var teaser:") && owners.contains("var summary:"))
    #expect(try project.text("Sources/NewsReader/Resources/news.json").contains("rating"))
  }

  private static let shelf = """
    armature: 1
    application: { name: Shelf }
    models:
      Book: { attributes: { title: String, year: Int? }, derived: { line: String } }
    stores: { ShelfStore: { engine: sqlite, models: [Book] } }
    controllers:
      BookListController: { title: Books, shows: Book.all, columns: { title: 20, year: 4 }, actions: { addBook: a } }

    """

  /// Git takes what one branch has changed for text of what the other has renamed.
  @Test(arguments: [true, false])
  func `A model renamed in one branch and changed in the other is settled by generating`(
    isEditedInBoth: Bool
  ) throws {
    let project = try ProjectRepository("Shelf", spec: Self.shelf)
    let folder = "Sources/Shelf/Controllers/"
    try project.branch("renaming") {
      try project.change(["Book": "Volume"])
      guard isEditedInBoth else { return }
      #expect(try project.armature("generate").status == 0)
      try project.change(
        ["{}": "{\n  var theirs = 1\n}"], in: folder + "VolumeListController.swift")
    }
    try project.branch("changing") {
      try project.change(["year: Int?": "year: Int?, pages: Int?"])
      try project.change(["{}": "{\n  var ours = 1\n}"], in: folder + "BookListController.swift")
    }
    #expect(try project.git("merge", "-q", "renaming") == 1)
    #expect(project.holds(folder + "BookListController.swift"))
    try project.git("checkout", "--ours", "armature.yml")
    try project.change(["Book": "Volume"])
    let outcome = try project.armature("generate")
    #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
    let list = try project.text(folder + "VolumeListController.swift")
    #expect(list.contains("final class VolumeListController") && list.contains("var ours = 1"))
    #expect(list.contains("var theirs = 1") == isEditedInBoth)
    #expect(!project.holds(folder + "BookListController.swift"))
    for path in ["Sources/Shelf/Models/Volume+Generated", "Tests/ShelfTests/VolumeTests+Generated"]
    {
      #expect(!(try project.text(path + ".swift").contains("Book")), "\(path)")
    }
    #expect(try project.armature("check").status == 0)
  }

  /// Git marks some lines of a merge and takes others from either side, so that no side is whole in it.
  @Test(arguments: [true, false])
  func `A resource that nobody has edited on either branch is written anew`(isEdited: Bool) throws {
    let spec = Self.shelf.replacing("models: [Book]", with: "models: [Book], archive: books.json")
    let project = try ProjectRepository("Shelf", spec: spec)
    let archive = "Sources/Shelf/Resources/books.json"
    try project.branch("first") {
      try project.change(["title: String, ": "title: String, pages: Int, "])
      try project.change(["stores:": "  Tag: { attributes: { name: String } }\nstores:"])
      try project.change(["[Book]": "[Book, Tag]"])
    }
    try project.branch("second") {
      try project.change(["title: String, ": "title: String, weight: Int, "])
      guard isEdited else { return }
      #expect(try project.armature("generate").status == 0)
      try project.change(["\"Title 1\"": "\"Emma\""], in: archive)
    }
    #expect(try project.git("merge", "-q", "first") == 1)
    let merged = try project.text(archive)
    #expect(merged.contains("<<<<<<<") && merged.contains("Tag"))
    try project.git("checkout", "--ours", "armature.yml")
    try project.change(["title: String, ": "title: String, pages: Int, "])
    let outcome = try project.armature("generate")
    #expect(try project.text(archive).contains("Emma") == isEdited)
    #expect(outcome.errors.contains("books.json:4: error: a conflict is open") == isEdited)
    guard !isEdited else { return }
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try project.text(archive)
    #expect(text.contains("weight") && text.contains("pages") && !text.contains("<<<<<<<"))
    #expect(try project.armature("check").status == 0)
  }

  /// A record that looks like the owner's file is taken for it under another name.
  @Test func `What one branch has written into files that the other renames is in them`() throws {
    let project = try ProjectRepository(
      "Shelf",
      spec: Self.shelf.replacing(
        "stores:",
        with: "  Author: { attributes: { name: String }, derived: { mark: String } }\nstores:"
      ).replacing("[Book]", with: "[Book, Author]"))
    let paths = ["Sources/Shelf/Models/Book.swift", "Tests/ShelfTests/BookTests.swift"]
    try project.branch("renaming") { try project.change(["Book": "Volume"]) }
    try project.branch("changing") {
      try project.change([", derived: { mark: String }": ""])
      for path in paths { try project.change(["\n}": "\n  // mine\n}"], in: path) }
    }
    try project.git("merge", "-q", "renaming")
    try project.git("checkout", "--ours", "armature.yml")
    try project.change(["Book": "Volume"])
    let outcome = try project.armature("generate")
    #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
    for path in paths {
      let text = try project.text(path.replacing("Book", with: "Volume"))
      #expect(text.contains("// mine"), "\(path)")
      #expect(!project.holds(path))
    }
  }

  @Test func `A file that one branch has moved and renamed takes in what the other has added`()
    throws
  {
    let spec =
      Self.shelf.replacing(
        "actions: { addBook: a }",
        with: "actions: { addBook: a }, transitions: { showBook: BookController }"
      ) + """
          BookController: { shows: Book, view: SheetView, outlets: { titleLabel: title } }
        views:
          SheetView: { outlets: { titleLabel: Label, rateButton: Button, closeButton: Button }, actions: { close: closeButton } }

        """
    let project = try ProjectRepository("Shelf", spec: spec)
    let (views, place) = ("Sources/Shelf/Views/", "Sources/Shelf/Views/Charts/Sheet.swift")
    try project.branch("renaming") {
      try project.change(["SheetView": "ChartView"])
      try project.move(views + "SheetView.swift", to: place)
    }
    let action = [": closeButton }": ": closeButton, rate: rateButton }"]
    try project.branch("rating") { try project.change(action) }
    #expect(try project.git("merge", "-q", "renaming") == 1)
    try project.git("checkout", "--theirs", "armature.yml")
    try project.change(action)
    let outcome = try project.armature("generate")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("left out"), "\(outcome.output)")
    #expect(outcome.output.contains("Charts/Sheet.swift:16 rate()"), "\(outcome.output)")
    #expect(!project.holds(views + "ChartView.swift"))
    #expect(try project.armature("check").status == 0)
  }
}
