import Foundation
import TestSupport
import Testing

/// A project follows its spec, and nothing that its owner has written is lost.
@Suite struct GenerateTests {
  private let workplace: Workplace
  private static let project = "NewsReader"

  init() throws {
    workplace = try Workplace()
    _ = try workplace.run("new", Workplace.newsReader, "--quiet")
  }

  private func url(_ path: String) -> URL {
    URL(filePath: workplace.path + "/\(Self.project)/" + path)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: url(path), encoding: .utf8)
  }

  private func change(_ path: String, _ former: String, _ new: String) throws {
    let text = try #require(self.text(path))
    #expect(text.contains(former), "\(path) has no \(former)")
    try Data(text.replacingOccurrences(of: former, with: new).utf8).write(to: url(path))
  }

  private func generate(_ arguments: String...) throws -> BuiltTool.Outcome {
    try BuiltTool(in: workplace.path).run(["generate", Self.project] + arguments)
  }

  private func check() throws -> BuiltTool.Outcome { try workplace.run("check", Self.project) }

  /// Every file with its contents.
  private func contents() throws -> [String: Data] {
    let root = url("").path
    var contents: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      contents[path] = try? Data(contentsOf: URL(filePath: root + "/" + path))
    }
    return contents
  }

  private static let model = "Sources/NewsReader/Models/News.swift"
  private static let generatedModel = "Sources/NewsReader/Models/News+Generated.swift"
  private static let list = "Sources/NewsReader/Controllers/NewsListController.swift"
  private static let byline = "byline: String"

  @Test func `A new project is up to date`() throws {
    let before = try contents()
    let told = [
      "generate": "yours to do: 1 part to write; 'armature check' lists all\n",
      "check": "\nyours to write (1):\n  NewsReader/Sources/NewsReader/Models/News.swift:",
    ]
    for (command, text) in told {
      let outcome = try workplace.run(command, Self.project)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
      #expect(outcome.output.hasPrefix("NewsReader is up to date: "))
      #expect(outcome.output.contains(text), "\(outcome.output)")
    }
    #expect(try contents() == before)
  }

  @Test func `What the spec adds comes beside what is written`() throws {
    try change(
      Self.model, "unwritten(\"byline\", standIn: \"byline is yours to write\")", "\"by me\"")
    try change(Self.model, "  /// Yours to write.\n", "")
    try change("armature.yml", Self.byline, Self.byline + "\n      teaser: String")
    #expect(try check().status == 1)
    let planned = try generate("--dry-run")
    #expect(planned.output.contains("  merged       NewsReader/" + Self.model))
    #expect(text(Self.model)?.contains("teaser") == false)
    let outcome = try generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let model = try #require(text(Self.model))
    #expect(model.contains("var byline: String { \"by me\" }"))
    #expect(model.contains("  /// Yours to write.\n  var teaser: String"))
    #expect(text(Self.generatedModel) != nil)
    #expect(try check().status == 0)
    let after = try contents()
    #expect(try generate().output.hasPrefix("NewsReader is up to date: "))
    #expect(try contents() == after)
  }

  @Test func `A controller that is renamed takes the edits with it`() throws {
    try change(Self.list, "{}", "{\n  var count = 0\n  var text = \"NewsListController\"\n}")
    try change("armature.yml", "NewsListController", "HeadlinesController")
    let outcome = try generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("(with your edits, from NewsReader/\(Self.list))"))
    #expect(text(Self.list) == nil)
    let moved = text("Sources/NewsReader/Controllers/HeadlinesController.swift")
    #expect(moved?.contains("final class HeadlinesController") == true)
    #expect(moved?.contains("  var count = 0\n  var text = \"NewsListController\"\n") == true)
    #expect(try check().status == 0)
  }

  @Test func `Where the application is called otherwise, edits come along and own files are named`()
    throws
  {
    try change(Self.list, "{}", "{\n  var count = 0\n}")
    try change("Sources/NewsReader/Controllers/NewsController.swift", "{}", "{\n  var other = 0\n}")
    try Data("// mine\n".utf8).write(to: url("Sources/NewsReader/Models/Own.swift"))
    try change("Sources/NewsReader/Resources/news.json", "\"title\": \"", "\"title\": \"My ")
    try change("armature.yml", "  name: NewsReader", "  name: Gazette")
    try change("armature.yml", "archive: Resources/news.json", "archive: Resources/start.json")
    let outcome = try generate()
    #expect(text("Sources/Gazette/Resources/start.json")?.contains("\"My ") == true)
    #expect(text("Sources/NewsReader/Resources/news.json") == nil)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let moved = text("Sources/Gazette/Controllers/NewsListController.swift")
    #expect(moved?.contains("var count = 0") == true)
    #expect(
      text("Sources/Gazette/Controllers/NewsController.swift")?.contains("var other = 0") == true)
    #expect(
      outcome.output.contains(
        "kept         NewsReader/Sources/NewsReader/Models/Own.swift (yours, in a folder that no target"
      ))
    #expect(text("Sources/NewsReader/Controllers/NewsListController.swift") == nil)
    let open = "yours to do: 1 part to write, 1 file to move into a target; 'armature check'"
    for _ in 0..<2 { #expect(try generate().output.contains(open)) }
    #expect(try check().output.contains("Own.swift (yours, in a folder that no target has"))
    try change("Package.swift", "targets: [", "targets: [\n    .target(name: \"NewsReader\"),")
    #expect(!(try check().output.contains("Own.swift")))
  }

  @Test func `What the spec calls otherwise is renamed in added files, or told with its place`()
    throws
  {
    let own = "Sources/NewsReader/Models/Own.swift"
    try Data(
      """
      // News, by News.creationDate.
      func age(of news: News) -> Double { news.creationDate.timeIntervalSinceNow }

      """.utf8
    ).write(to: url(own))
    try change(
      Self.model, "extension News {", "extension News {\n  var date: Date { creationDate }")
    try change("armature.yml", "creationDate", "publicationDate")
    let outcome = try generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        """
        yours to rename (2):
          NewsReader/\(Self.model):5 uses News.creationDate, which is now publicationDate
          NewsReader/\(own):2 uses News.creationDate, which is now publicationDate

        """), "\(outcome.output)")
    #expect(!(try generate().output.contains("yours to rename")))
    try change("armature.yml", "  News:\n", "  Article:\n")
    try change("armature.yml", "toMany: News", "toMany: Article")
    try change("armature.yml", "models: [News", "models: [Article")
    try change("armature.yml", "shows: News", "shows: Article")
    try change("armature.yml", "News.Section", "Article.Section")
    try change("armature.yml", "addNews", "addArticle")
    try change("armature.yml", "deleteNews", "deleteArticle")
    try change("armature.yml", "passing: news", "passing: article")
    let renamed = try generate()
    #expect(renamed.output.contains("merged       NewsReader/\(own)"), "\(renamed.output)")
    #expect(
      text(own)?.hasPrefix("// News, by News.creationDate.\nfunc age(of news: Article)") == true)
  }

  @Test func `A run that completes an interrupted one says so`() throws {
    let pending = ".armature/pending"
    try FileManager.default.createDirectory(at: url(pending), withIntermediateDirectories: true)
    try Data("let late = 1\n".utf8).write(to: url(pending + "/0"))
    try Data("0 - Sources/NewsReader/Late.swift\n".utf8).write(to: url(pending + "/plan"))
    let outcome = try generate()
    #expect(text("Sources/NewsReader/Late.swift") == "let late = 1\n")
    #expect(
      outcome.errors == "note: an update that was interrupted is completed now: 1 file\n",
      "\(outcome.errors)")
    #expect(try generate().errors == "")
  }

  @Test func `A record that is damaged is told, and no base for a merge`() throws {
    let original = ".armature/originals/" + Self.model
    try change(
      Self.model, "unwritten(\"byline\", standIn: \"byline is yours to write\")", "\"by me\"")
    let whole = try #require(text(original))
    try change(original, "var byline", "var by")
    try change("armature.yml", Self.byline, Self.byline + "\n      teaser: String")
    let outcome = try generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains("NewsReader/\(Self.model) (armature's record of it was damaged"),
      "\(outcome.output)")
    let model = try #require(text(Self.model))
    #expect(model.contains("\"by me\"") && model.contains("var teaser"))
    #expect(text(original)?.contains("teaser") == true && whole.contains("var byline"))
    #expect(!(try generate().output.contains("was damaged")))
  }

  @Test func `A list of what was written that is cut off is told`() throws {
    let lines = try #require(text(".armature/manifest")).split(separator: "\n")
    for count in [0, 1, lines.count / 2, lines.count - 1] {
      let cut = lines.prefix(count).map { $0 + "\n" }.joined()
      try Data(cut.utf8).write(to: url(".armature/manifest"))
      #expect(try generate().errors.contains("is damaged or incomplete"))
    }
  }

  @Test func `What is called otherwise is so in the owner's code, and nothing else is`() throws {
    try change(Self.list, "{}", "{\n  func note(_ news: News) { print(news.title) }\n}")
    try change(
      "Sources/NewsReader/Controllers/NewsController.swift", "    goBack()",
      "    newsView.titleLabel.text = \"NewsView\"\n    goBack()")
    try change("armature.yml", "NewsListController", "HeadlineListController")
    try change("armature.yml", "NewsView", "StoryView")
    let outcome = try generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let list = text("Sources/NewsReader/Controllers/HeadlineListController.swift")
    #expect(
      list?.contains("TableViewController<News, NewsCell> {\n  func note(_ news: News)") == true)
    let controller = text("Sources/NewsReader/Controllers/NewsController.swift")
    #expect(
      controller?.contains(
        """
        extension NewsController: StoryViewDelegate {
          func storyViewDidPressCloseButton(_ storyView: StoryView) {
            storyView.titleLabel.text = "NewsView"
            goBack()
          }
        }
        """) == true)
  }

  @Test func `What armature's half declares by now is told, as long as the owner declares it too`()
    throws
  {
    try change(
      Self.model, "unwritten(\"byline\", standIn: \"byline is yours to write\")", "\"by me\"")
    #expect(try !generate().output.contains("declares"))
    try change("armature.yml", Self.byline, "byline: { type: String, as: title }")
    let told = "kept         NewsReader/\(Self.model) (declares 'byline', as the generated half"
    #expect(try generate().output.contains(told))
    #expect(try check().output.contains(told))
    try change(Self.model, "  var byline: String { \"by me\" }\n", "")
    #expect(try !check().output.contains(told))
  }

  @Test func `A file of its owner's takes in what the spec has for it by now`() throws {
    let path = "Sources/NewsReader/Models/Tag.swift"
    try Data("import Foundation\n\nextension Tag {\n  var mine: Int { 1 }\n}\n".utf8).write(
      to: url(path))
    try change(
      "armature.yml", "models:\n  News:",
      "models:\n  Tag: { attributes: { name: String }, derived: { shout: String } }\n  News:")
    try change("armature.yml", "models: [News,", "models: [Tag, News,")
    let outcome = try generate()
    #expect(outcome.output.contains("merged       NewsReader/\(path)"), "\(outcome.output)")
    let text = try #require(self.text(path))
    #expect(text.contains("var mine: Int { 1 }") && text.contains("var shout: String { unwritten("))
    #expect(try check().output.hasPrefix("NewsReader is up to date"))
  }

  @Test func `A conflict that is open in a file that goes is told first`() throws {
    try change(
      Self.list, "{}", "{\n<<<<<<< ours\n  var a = 1\n=======\n  var a = 2\n>>>>>>> theirs\n}")
    try change("armature.yml", "  initialController: NewsListController\n", "")
    let spec = try #require(text("armature.yml"))
    let views = try #require(spec.range(of: "\nviews:"))
    try Data((spec[..<views.lowerBound] + "\n").utf8).write(to: url("armature.yml"))
    let before = try contents()
    for outcome in [try generate(), try check()] {
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("NewsListController.swift:"), "\(outcome.errors)")
    }
    #expect(try contents() == before)
  }

  @Test func `What the spec has nothing left for goes, unless it was edited`() throws {
    let added =
      "  Tag: { attributes: { name: String } }\n  Mark: { attributes: { name: String } }\n"
    try change("armature.yml", "models:\n  News:", "models:\n\(added)  News:")
    try change("armature.yml", "models: [News,", "models: [Tag, Mark, News,")
    #expect(try generate().status == 0)
    try change(
      "Sources/NewsReader/Models/Tag.swift", "extension Tag {}", "extension Tag {\n  // mine\n}")
    try change("armature.yml", added, "")
    try change("armature.yml", "models: [Tag, Mark, News,", "models: [News,")
    let outcome = try generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(text("Sources/NewsReader/Models/Mark.swift") == nil)
    #expect(text("Sources/NewsReader/Models/Mark+Generated.swift") == nil)
    #expect(text("Sources/NewsReader/Models/Tag.swift")?.contains("// mine") == true)
    #expect(
      outcome.output.contains(
        "  kept         NewsReader/Sources/NewsReader/Models/Tag.swift (edited, but no longer"))
    // And when it is wanted again, it is merged with what is there.
    try change("armature.yml", "models:\n  News:", "models:\n\(added)  News:")
    try change("armature.yml", "models: [News,", "models: [Tag, Mark, News,")
    #expect(try generate().status == 0)
    #expect(text("Sources/NewsReader/Models/Tag.swift")?.contains("// mine") == true)
  }

  @Test func `Objects that are made up follow the models until somebody edits them`() throws {
    let archive = "Sources/NewsReader/Resources/news.json"
    #expect(text(archive)?.contains("\"body\"") == true)
    try change("armature.yml", "body: String", "text: String")
    try change("armature.yml", "body", "text")
    let outcome = try generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(text(archive)?.contains("\"body\"") == false)
    try change(archive, "\"text\"", "\"text\" ")
    try change("armature.yml", "text: String", "content: String")
    try change("armature.yml", "text", "content")
    let again = try generate()
    #expect(again.output.contains("kept         NewsReader/\(archive) (your data, while"))
    #expect(text(archive)?.contains("\"text\" ") == true)
    for outcome in [again, try check()] {
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("error: News stores no 'text'"), "\(outcome.errors)")
      #expect(outcome.errors.contains("error: 'content' is missing, which is required"))
    }
  }

  @Test func `One place that both have changed is marked, and decided before anything else`() throws
  {
    try change(Self.model, "/// Your half of News: ", "/// The news: ")
    try change(Self.model, "extension News {", "extension News /* mine */ {")
    try change("armature.yml", Self.byline, "byline: Int")
    try change(Self.model, "var byline: String {", "var byline: String { // mine\n   ")
    let outcome = try generate()
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("in conflict  NewsReader/\(Self.model) (1 place to decide)"))
    let model = try #require(text(Self.model))
    #expect(model.contains("<<<<<<< yours") && model.contains("// mine"))
    let before = try contents()
    let again = try generate()
    #expect(again.status == 1)
    #expect(again.errors.contains("a conflict is open here; decide it first"))
    #expect(try contents() == before)
  }

  @Test
  func `A machine-written file that was edited stops everything, and is put aside on request`()
    throws
  {
    try change(Self.generatedModel, "import ModelKit", "import ModelKit\n// by hand")
    try change("armature.yml", "body: String", "body: String\n      summary: String?")
    let before = try contents()
    let outcome = try generate()
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "armature generates this file, but it was edited; put your own code into News.swift"))
    #expect(try contents() == before)
    #expect(try generate("--replace-edited").status == 0)
    #expect(text(Self.generatedModel)?.contains("summary") == true)
    let aside = try contents().filter {
      $0.key.hasPrefix(".armature/replaced/") && $0.key.hasSuffix(".swift")
    }
    #expect(aside.count == 1)
    #expect(
      aside.first.map { String(decoding: $0.value, as: UTF8.self).contains("// by hand") } == true)
  }

  @Test func `What its owner has deleted stays away, unless it is asked for`() throws {
    try FileManager.default.removeItem(at: url(Self.list))
    let outcome = try generate()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("left out     NewsReader/\(Self.list) (you deleted it;"))
    #expect(text(Self.list) == nil)
    #expect(try generate("--restore").status == 0)
    #expect(text(Self.list) != nil)
  }

  @Test func `Windows line ends stay, and are no edit`() throws {
    for path in [Self.list, Self.generatedModel] { try change(path, "\n", "\r\n") }
    try change("armature.yml", "NewsCell", "HeadlineCell")
    #expect(try generate().status == 0)
    #expect(text(Self.list)?.contains("TableViewController<News, HeadlineCell> {}\r\n") == true)
  }

  @Test func `What cannot be done says why, and changes nothing`() throws {
    let before = try contents()
    try change("armature.yml", "toOne: Author", "toOne: Autor")
    let wrong = try generate()
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("NewsReader/armature.yml:"))
    #expect(wrong.errors.hasSuffix("NewsReader/armature.yml has errors; nothing was written\n"))
    try change("armature.yml", "toOne: Autor", "toOne: Author")
    try Data("9.0.0\n".utf8).write(to: url(".armature/version"))
    let newer = try generate()
    #expect(newer.status == 2)
    #expect(newer.errors.contains("written by armature 9.0.0"))
    try Data("0.1.0\n".utf8).write(to: url(".armature/version"))
    try change(".armature/manifest", "  Kits/Package.swift", " Kits/Package.swift")
    #expect(try generate().errors.contains("is damaged"))
    let linted = try workplace.run("lint", Self.project)
    #expect(linted.status == 2)
    #expect(linted.errors.contains("NewsReader/.armature/manifest' is damaged"))
    #expect(try workplace.run("generate", ".").status == 2)
    #expect(
      try contents().filter { !$0.key.hasPrefix(".armature") }
        == before.filter { !$0.key.hasPrefix(".armature") })
  }

  @Test func `A project is found from a folder in it`() throws {
    let outcome = try BuiltTool(in: url("Sources/NewsReader").path).run(["check"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("  ../../Sources/NewsReader/Models/News.swift:"))
  }
}
