import Foundation
import Testing

/// What the spec calls otherwise is called so in its owner's code too, or told.
@Suite struct GenerateRenameTests {
  private let project: GeneratedNewsReader

  init() throws {
    project = try GeneratedNewsReader()
  }

  @Test func `Code that calls a setting by its former name is told until it does not`() throws {
    let text = "{\n  var feed: URL? { environment.settings.value(\"feedURL\") }\n}"
    try project.change(GeneratedNewsReader.list, "{}", text)
    try project.change("armature.yml", "feedURL: URL", "sourceURL: URL")
    let told =
      "\(GeneratedNewsReader.list):\(try line(of: "value(")) uses settings.feedURL, which is now sourceURL\n"
    let output = try project.generate().output
    #expect(output.contains(told), "\(output)")
    #expect(try project.check().output.contains(told))
    try project.change(GeneratedNewsReader.list, "feedURL", "sourceURL")
    let outcome = try project.check()
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  private func line(of part: String) throws -> Int {
    let lines = try #require(project.text(GeneratedNewsReader.list)).split(
      separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(part) }) + 1
  }

  @Test func `A controller that is renamed takes the edits with it`() throws {
    try project.change(
      GeneratedNewsReader.list, "{}", "{\n  var count = 0\n  var text = \"NewsListController\"\n}")
    try project.change("armature.yml", "NewsListController", "HeadlinesController")
    let outcome = try project.generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains("(with your edits, from NewsReader/\(GeneratedNewsReader.list))"))
    #expect(project.text(GeneratedNewsReader.list) == nil)
    let moved = project.text("Sources/NewsReader/Controllers/HeadlinesController.swift")
    #expect(moved?.contains("final class HeadlinesController") == true)
    #expect(moved?.contains("  var count = 0\n  var text = \"NewsListController\"\n") == true)
    #expect(try project.check().status == 0)
  }

  @Test func `Where the application is called otherwise, edits come along and own files are named`()
    throws
  {
    try project.change(GeneratedNewsReader.list, "{}", "{\n  var count = 0\n}")
    try project.change(
      "Sources/NewsReader/Controllers/NewsController.swift", "{}", "{\n  var other = 0\n}")
    try Data("// mine\n".utf8).write(to: project.url("Sources/NewsReader/Models/Own.swift"))
    try project.change(
      "Sources/NewsReader/Resources/news.json", "\"title\": \"", "\"title\": \"My ")
    try project.change("armature.yml", "  name: NewsReader", "  name: Gazette")
    try project.change(
      "armature.yml", "archive: Resources/news.json", "archive: Resources/start.json")
    let outcome = try project.generate()
    #expect(project.text("Sources/Gazette/Resources/start.json")?.contains("\"My ") == true)
    #expect(project.text("Sources/NewsReader/Resources/news.json") == nil)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let moved = project.text("Sources/Gazette/Controllers/NewsListController.swift")
    #expect(moved?.contains("var count = 0") == true)
    #expect(
      project.text("Sources/Gazette/Controllers/NewsController.swift")?.contains("var other = 0")
        == true)
    #expect(
      outcome.output.contains(
        "kept         NewsReader/Sources/NewsReader/Models/Own.swift (yours, in a folder that no target"
      ))
    #expect(project.text("Sources/NewsReader/Controllers/NewsListController.swift") == nil)
    let open = "yours to do: 1 part to write, 1 file to move into a target; 'armature check'"
    for _ in 0..<2 { #expect(try project.generate().output.contains(open)) }
    #expect(try project.check().output.contains("Own.swift (yours, in a folder that no target has"))
    try project.change(
      "Package.swift", "targets: [", "targets: [\n    .target(name: \"NewsReader\"),")
    #expect(!(try project.check().output.contains("Own.swift")))
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
    ).write(to: project.url(own))
    try project.change(
      GeneratedNewsReader.model, "extension News {",
      "extension News {\n  var date: Date { creationDate }")
    try project.change("armature.yml", "creationDate", "publicationDate")
    let outcome = try project.generate()
    #expect(
      outcome.output.contains(
        "  News.creationDate is News.publicationDate now: say 'was: creationDate' of News.publi"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        """
        yours to rename (2):
          NewsReader/\(GeneratedNewsReader.model):5 uses News.creationDate, which is now publicationDate
          NewsReader/\(own):2 uses News.creationDate, which is now publicationDate

        """), "\(outcome.output)")
    #expect(
      try project.generate().output.contains("yours to do: 1 part to write, 2 lines to rename;"))
    try renameNews()
    let renamed = try project.generate()
    #expect(
      renamed.output.contains(
        "\n  News is Article now: say 'was: News' of Article at armature.yml:"),
      "\(renamed.output)")
    #expect(renamed.output.contains("merged       NewsReader/\(own)"), "\(renamed.output)")
    #expect(
      project.text(own)?.hasPrefix("// News, by News.creationDate.\nfunc age(of news: Article)")
        == true)
  }

  @Test
  func `What the spec says to have been another is told to its owner, and nothing has to be moved`()
    throws
  {
    let own = "Sources/NewsReader/Models/Own.swift"
    try project.write(
      "func place(_ news: News) -> URL? { news.body.isEmpty ? nil : news.imageURL }\n", at: own)
    try project.change(
      "armature.yml", "      imageURL: URL?\n",
      "      pictureAddress: { type: String, optional: true, was: [pictureURL, imageURL] }\n")
    let outcome = try project.generate()
    #expect(
      outcome.output.contains("uses News.imageURL, which is now pictureAddress"),
      "\(outcome.output)\(outcome.errors)")
    #expect(
      outcome.output.contains("\n  News.pictureAddress: URL is String now:")
        && !outcome.output.contains("is gone"))
    try project.change("armature.yml", ", was: [pictureURL, imageURL]", "")
    #expect(!(try project.generate().output.contains("yours to move")))
  }

  @Test func `A name that is also its owner's is renamed where it is the spec's, or told`() throws {
    let own = "Sources/NewsReader/Models/Own.swift"
    let text = """
      struct Paper: Codable {
        struct News {}
        let first: News
      }
      extension Paper { func add(_ news: News) {} }
      enum Kind: String { case other, News; func hold(_ news: News) {} }
      let all: [Any] = [Paper.News.self, Kind.News, NewsReader.News.self, News.self]

      """
    try project.write(text, at: own)
    try project.write("func read(_ news: Paper.News) {}\n", at: own.replacing("Own", with: "Two"))
    try renameNews()
    let outcome = try project.generate()
    #expect(
      project.text(own)
        == text.replacing(
          "NewsReader.News.self, News.self", with: "NewsReader.Article.self, Article.self"))
    let told = "(1):\n  NewsReader/\(own):6 uses News, which is now Article\n"
    for outcome in [outcome, try project.check()] {
      #expect(outcome.output.contains(told), "\(outcome.output)")
      #expect(!outcome.output.contains("Two.swift"))
    }
    try project.change(own, "_ news: News) {} }\nlet", "_ news: Article) {} }\nlet")
    #expect(try project.generate().status == 0)
    #expect(try project.check().status == 0)
  }

  /// The model `News` is called `Article`.
  private func renameNews() throws {
    for (old, new) in [
      ("  News:\n", "  Article:\n"), ("toMany: News", "toMany: Article"),
      ("models: [News", "models: [Article"), ("shows: News", "shows: Article"),
      ("News.Section", "Article.Section"), ("addNews", "addArticle"),
      ("deleteNews", "deleteArticle"), ("passing: news", "passing: article"),
    ] { try project.change("armature.yml", old, new) }
  }

  @Test func `What is left to rename is told until its owner has renamed it`() throws {
    try project.change(
      GeneratedNewsReader.model, "extension News {",
      "extension News {\n  var date: Date { max(creationDate, creationDate) }")
    try project.change("armature.yml", "creationDate", "publicationDate")
    #expect(try project.generate().status == 0)
    let file = "NewsReader/" + GeneratedNewsReader.model
    let told = "(1):\n  \(file):5 uses News.creationDate, which is now "
    for _ in 0..<2 { #expect(try project.check().output.contains(told + "publicationDate\n")) }
    let note = ".armature/former-names"
    let noted = try #require(project.text(note))
    try FileManager.default.removeItem(at: project.url(note))
    #expect(!(try project.check().output.contains("yours to rename")))
    try project.write(noted, at: note)
    try project.change("armature.yml", "publicationDate", "issueDate")
    try renameNews()
    #expect(try project.generate().status == 0)
    let check = try project.check()
    #expect(
      check.output.contains("Article.swift:5 uses Article.creationDate, which is now issueDate\n"),
      "\(check.output)")
    try project.change(
      "Sources/NewsReader/Models/Article.swift", "max(creationDate, creationDate)", "issueDate")
    for isNoted in [true, false] {
      let check = try project.check()
      #expect(check.status == 0)
      #expect(check.output.hasPrefix("NewsReader is up to date: "), "\(check.output)")
      #expect(!check.output.contains("yours to rename"))
      #expect((project.text(note) != nil) == isNoted)
      #expect(try project.generate().status == 0)
    }
  }

  @Test func `An enumeration, its cases and labels that are called otherwise are told`() throws {
    let own = "Sources/NewsReader/Models/Own.swift"
    try project.write(
      """
      import Foundation
      import ModelKit

      extension News {
        static func worldly(in context: any ObjectContext) throws -> [News] {
          let section = Section.world
          return try News.recent(since: .now, section: section, in: context)
        }
        static func find(_ text: UUID, in context: any ObjectContext) throws -> News? {
          try get(identifier: text, in: context) ?? .get(identifier: text, in: context)
        }
        var isPlayed: Bool { [News.Section.sport, .sport].contains(section) }
      }

      """, at: own)
    let desks = "desk: { type: enumeration, was: section, cases: [world, science"
    for (old, new) in [
      ("section: { type: enumeration, cases: [world, science, sport", desks),
      ("section == $section", "desk == $desk"), ("section: News.Section", "desk: News.Desk"),
      ("identifier: { type: UUID", "number: { was: identifier, type: UUID"),
    ] { try project.change("armature.yml", old, new) }
    let outcome = try project.generate()
    let told = [
      "6 uses News.Section, which is now Desk", "7 uses News.recent(section:), which is now desk",
      "10 uses News.identifier, which is now number", "12 uses News.Section, which is now Desk",
      "12 uses News.Desk.sport, which is gone", "12 uses News.section, which is now desk",
    ]
    for output in [outcome.output, try project.check().output] {
      #expect(output.contains("yours to rename (\(told.count)):"), "\(output)\(outcome.errors)")
      for line in told { #expect(output.contains("NewsReader/\(own):\(line)\n"), "\(output)") }
    }
    #expect(
      project.text(".armature/former-names")?.contains(
        "Section Desk News News\nSection.sport Desk.- News News\n") == true,
      "\(project.text(".armature/former-names") ?? "")")
  }

  @Test func `What is named for a type follows it wherever it is a member, and is told elsewhere`()
    throws
  {
    let (own, tests) = (
      "Sources/NewsReader/Models/Own.swift", "Tests/NewsReaderTests/OwnTests.swift"
    )
    try project.write("func count(_ newsStore: Int) -> Int { newsStore }\n", at: own)
    try project.write("let store = try? Samples.newsStore().context\n", at: tests)
    try project.change(
      GeneratedNewsReader.list, "{}", "{\n  var store: NewsStore { environment.newsStore }\n}")
    try project.change("armature.yml", "NewsStore", "PressStore")
    #expect(try project.generate().status == 0)
    #expect(
      project.text(GeneratedNewsReader.list)?.contains("PressStore { environment.pressStore }")
        == true)
    #expect(project.text(tests) == "let store = try? Samples.pressStore().context\n")
    #expect(project.text(own) == "func count(_ newsStore: Int) -> Int { newsStore }\n")
    // A name that its owner has given too may mean either.
    try project.write("struct Row {\n  let pressStore: Int\n}\n", at: own)
    try project.change("armature.yml", "PressStore", "PaperStore")
    let outcome = try project.generate()
    #expect(
      outcome.output.contains("\(tests):1 uses pressStore, which is now paperStore\n"),
      "\(outcome.output)")
  }

  @Test func `A state that is renamed is so wherever its controllers use it, or told`() throws {
    try project.change(
      "armature.yml", "views:\n",
      "states:\n  DeskState: { properties: { isAdmin: { type: Bool, default: false } } }\n\nviews:\n"
    )
    try project.change(
      "armature.yml", "  NewsListController:\n", "  NewsListController:\n    states: DeskState\n")
    #expect(try project.generate().status == 0)
    try project.change(
      GeneratedNewsReader.list, "{}", "{\n  var isOpen: Bool { deskState.isAdmin }\n}")
    let own = "Sources/NewsReader/Controllers/Own.swift"
    let labelled = """
      extension NewsListController {
        func mayOpen(deskState: DeskState) -> Bool { deskState.isAdmin }
        func mayClose() -> Bool { deskState.isAdmin }
      }

      """
    try project.write(labelled, at: own)
    try project.change("armature.yml", "DeskState", "OfficeState")
    let outcome = try project.generate()
    #expect(
      project.text(GeneratedNewsReader.list)?.contains("isOpen: Bool { officeState.isAdmin }")
        == true)
    #expect(project.text(own) == labelled.replacing("DeskState", with: "OfficeState"))
    let told = "(1):\n  NewsReader/\(own):3 uses deskState, which is now officeState\n"
    #expect(outcome.output.contains(told), "\(outcome.output)\(outcome.errors)")
    #expect(try project.check().output.contains(told))
  }

  @Test func `A file keeps the place that its owner has given it, and stays away`() throws {
    let moved = ["Sources/NewsReader/Own/Story.swift", "Sources/NewsReader/Own/Author.swift"]
    let models = [GeneratedNewsReader.model, "Sources/NewsReader/Models/Author.swift"]
    try FileManager.default.createDirectory(
      at: project.url("Sources/NewsReader/Own"), withIntermediateDirectories: true)
    for (old, new) in zip(models, moved) {
      try FileManager.default.moveItem(at: project.url(old), to: project.url(new))
    }
    try FileManager.default.removeItem(at: project.url("Sources/NewsReader/Stores/NewsStore.swift"))
    try project.change("armature.yml", "NewsStore", "PressStore")
    try renameNews()
    let outcome = try project.generate()
    #expect(outcome.output.contains("merged       NewsReader/\(moved[0])\n"), "\(outcome.output)")
    #expect(outcome.output.contains("Stores/PressStore.swift (you deleted it"), "\(outcome.output)")
    #expect(project.text(moved[0])?.contains("extension Article {") == true)
    try project.change("armature.yml", "  name: NewsReader", "  name: Gazette")
    #expect(try project.generate().status == 0)
    for path in moved {
      #expect(project.text(path.replacing("NewsReader", with: "Gazette")) != nil)
      #expect(project.text(path) == nil)
    }
    for path in ["Stores/NewsStore", "Stores/PressStore", "Models/Article", "Models/Author"] {
      for folder in ["NewsReader", "Gazette"] {
        #expect(project.text("Sources/\(folder)/\(path).swift") == nil)
      }
    }
    #expect(try project.check().status == 0)
  }

  @Test func `A file to which its owner has given another name and folder is found there`() throws {
    let own = ["Sources/NewsReader/News/Home.swift", "Sources/NewsReader/News/Story.swift"]
    try FileManager.default.createDirectory(
      at: project.url("Sources/NewsReader/News"), withIntermediateDirectories: true)
    for (old, new) in zip([GeneratedNewsReader.list, GeneratedNewsReader.model], own) {
      try FileManager.default.moveItem(at: project.url(old), to: project.url(new))
    }
    let check = try project.check()
    #expect(check.status == 0)
    #expect(!check.output.contains("left out"), "\(check.output)")
    #expect(check.output.contains("NewsReader/\(own[1]):6 byline"))
    try project.change("armature.yml", "NewsListController", "HeadlinesController")
    try project.change("armature.yml", "byline", "credit")
    #expect(try project.generate().status == 0)
    #expect(project.text(own[0])?.contains("class HeadlinesController") == true)
    #expect(project.text(own[1])?.contains("var credit") == true)
    #expect(project.text(GeneratedNewsReader.model) == nil)
  }

  @Test func `What is called otherwise is so in the owner's code, and nothing else is`() throws {
    try project.change(
      GeneratedNewsReader.list, "{}", "{\n  func note(_ news: News) { print(news.title) }\n}")
    try project.change(
      "Sources/NewsReader/Controllers/NewsController.swift", "    goBack()",
      "    newsView.titleLabel.text = \"NewsView\"\n    goBack()")
    try project.change("armature.yml", "NewsListController", "HeadlineListController")
    try project.change("armature.yml", "NewsView", "StoryView")
    let outcome = try project.generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let list = project.text("Sources/NewsReader/Controllers/HeadlineListController.swift")
    #expect(
      list?.contains("TableViewController<News, NewsCell> {\n  func note(_ news: News)") == true)
    let controller = project.text("Sources/NewsReader/Controllers/NewsController.swift")
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
}
