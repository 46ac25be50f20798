import Testing

@testable import Updating

/// A type that is called otherwise has the new name in its owner's code too, and no other word changes.
@Suite struct RenamedWordsTests {
  private func renamed(
    _ owners: String, original: String, _ renames: [(String, String)], current: String
  ) -> String {
    var words = RenamedWords(
      renames.map { TypeRename(old: $0.0, new: $0.1) }, current: Array(current.utf8).names)
    words.owner = OwnerNames(
      [(CodeNames(Array(owners.utf8)), CodeNames(Array(original.utf8)))], modules: ["Library"])
    let texts = words.renamed(owners: Array(owners.utf8), original: Array(original.utf8))
    return String(decoding: texts.owners, as: UTF8.self)
  }

  @Test func `A model that stays keeps its name where a controller is called otherwise`() {
    let owners = "class NewsListController {\n  func note(_ news: News) {}\n}\n"
    #expect(
      renamed(
        owners, original: "class NewsListController {}\n",
        [("NewsListController", "HeadlineListController")],
        current: "class HeadlineListController { func configure(for news: News) {} }")
        == owners.replacing("NewsList", with: "HeadlineList"))
  }

  @Test func `A delegate of a view and its methods follow the view`() {
    let original = """
      extension NewsController: NewsViewDelegate {
        func newsViewDidPressCloseButton(_ newsView: NewsView) {
        }
      }
      """
    let owners = original.replacing("{\n  }", with: "{\n    newsView.hide() // for NewsView\n  }")
    #expect(
      renamed(
        owners, original: original, [("NewsView", "StoryView")],
        current: """
          extension NewsController: StoryViewDelegate {
            func storyViewDidPressCloseButton(_ storyView: StoryView) {}
          }
          """)
        == owners.replacing("NewsView", with: "StoryView").replacing("newsView", with: "storyView")
        .replacing("// for StoryView", with: "// for NewsView"))
  }

  @Test func `A variable for a type that begins with an acronym follows it`() {
    let owners = "func show(_ urlItem: URLItem) { urlItemView.show(urlItem) }\n"
    let items = "let linkItem: LinkItem, linkItemView: LinkItemView"
    #expect(
      renamed(owners, original: owners, [("URLItem", "LinkItem")], current: items)
        == owners.replacing("urlItem", with: "linkItem").replacing("URL", with: "Link"))
    // What both names share begins with a word.
    #expect(
      TypeRename(old: "URLItem", new: "HTMLItem").words
        == ["URLItem": "HTMLItem", "urlItem": "htmlItem", "URL": "HTML", "url": "html"])
  }

  @Test func `Texts, comments and small words that are not armature's stay`() {
    let owners = """
      /// About News.
      let news = count("News") + News.total
      """
    #expect(
      renamed(
        owners, original: "", [("News", "Article")],
        current: "final class Article { let article = 1 }")
        == owners.replacing("News.total", with: "Article.total"))
  }

  /// Each text, where a name of the owner's is what armature calls a type, and which lines have what was renamed.
  private static let owned: [(owners: String, renamed: [Int])] = [
    ("func age(_ unit: Calendar.Reader, of reader: Reader) {}", [1]),
    ("let reader = Library.Reader.all", [1]),
    ("let all = [ReaderList.Reader.self, .Reader, Kit.ReaderList()]", []),
    ("let reader = try Reader(Reader: 1)", [1]),
    ("class Guest: Library.Reader { var other: Reader? { nil } }", [1]),
    (
      """
      struct XML {
        struct Reader {}
        func open() -> Reader { Reader() }
      }
      extension XML { func close(_ reader: Reader) {} }
      func open(_ reader: Reader) -> XML.Reader { XML.Reader() }
      """, [6]
    ),
    (
      """
      class Paper: XML { let reader = Reader() }
      class XML: NSObject {
        typealias Reader = Int
      }
      """, []
    ),
    (
      """
      func read<Reader>(_ reader: Reader) -> [Reader] { [reader] as [Reader] }
      protocol Readable { associatedtype Reader; func read() -> Reader }
      struct Box<Key: Hashable, Reader> { let reader: Reader }
      extension Box where Reader == Int { func read() -> Reader { 1 } }
      func all() -> Box<Int, Reader> { Box() }
      """, [5]
    ),
    (
      """
      struct Manual: Codable { var Reader: Int }
      enum Kind: String { case other, Reader }
      let all = [Manual(Reader: 1).Reader, Kind.Reader.rawValue, (Reader: 1).Reader]
      """, []
    ),
    (
      """
      func read() {
        struct Reader {}
        let reader = Reader()
      }
      let reader = Reader()
      func read(_ Reader: Int) -> Int { Reader + 1 }
      """, [5]
    ),
    ("extension Calendar { func age(_ unit: Reader) {} }\nlet unit = Calendar.Reader.day", []),
    ("extension Array where Element == Reader { var first: Reader? { nil } }", [1]),
  ]

  @Test(arguments: owned)
  func `What its owner has declared is not what armature calls so`(
    owners: String, lines: [Int]
  ) {
    let expected = owners.split(separator: "\n").enumerated().map { index, line in
      guard lines.contains(index + 1) else { return String(line) }
      return ["Library.", " "].reduce(String(line)) {
        $0.replacing($1 + "Reader", with: $1 + "Borrower")
      }
    }
    #expect(
      renamed(
        owners, original: "", [("Reader", "Borrower"), ("Shelf", "Case")],
        current: "final class Borrower {}") == expected.joined(separator: "\n"))
  }

  @Test func `A case or a property of the owner's keeps a small name that armature uses beside it`()
  {
    let owners = """
      extension NewsController {
        func show(_ newsView: NewsView) { newsView.hide() }
      }
      enum Part: String { case list, newsView; var isNews: Bool { self == .newsView } }
      """
    #expect(
      renamed(
        owners, original: "extension NewsController {\n  func show(_ newsView: NewsView) {}\n}\n",
        [("NewsView", "StoryView")], current: "class StoryView {}; let storyView: StoryView")
        == owners.replacing("NewsView", with: "StoryView")
        .replacing("_ newsView", with: "_ storyView")
        .replacing("newsView.", with: "storyView."))
  }

  @Test func `What may be a type or a property of its owner's is told`() {
    let owners = """
      struct Manual {
        var Reader: Int
        var next: Int { Reader + 1 }
        func read(_ reader: Reader) {}
      }
      func read(_ reader: Reader) {}
      """
    let code = CodeNames(Array(owners.utf8))
    let former = FormerMembers(
      [MemberRename(types: [], old: "Reader", new: "Borrower")],
      written: WrittenNames([Array("class Borrower {}".utf8)]), parents: [:],
      owner: OwnerNames([(code, nil)]))
    #expect(former.uses(in: Array(owners.utf8)).map(\.line) == [4])
  }

  @Test func `A member that armature has named for a type follows it in its type's own code`() {
    let owners = """
      extension ListController {
        var isAdmin: Bool { deskState.isAdmin }
        func change(_ deskState: DeskState) { deskState.isAdmin = self.deskState.isAdmin }
      }
      func change(_ deskState: DeskState) { deskState.isAdmin = true }
      """
    func renamed(_ owners: String) -> String {
      var words = RenamedWords(
        [TypeRename(old: "DeskState", new: "OfficeState")], current: ["OfficeState", "officeState"])
      words.members = ["deskState": ["ListController"]]
      let texts = words.renamed(owners: Array(owners.utf8), original: [])
      return String(decoding: texts.owners, as: UTF8.self)
    }
    let free = "func change(_ deskState: DeskState) { deskState.isAdmin = true }"
    #expect(
      renamed(owners)
        == owners.replacing("DeskState", with: "OfficeState")
        .replacing("deskState", with: "officeState")
        .replacing(
          free.replacing("deskState", with: "officeState").replacing(
            "DeskState", with: "OfficeState"),
          with: free.replacing("DeskState", with: "OfficeState")))
    // What a function takes by its name has that name for whoever calls it.
    let labelled = "extension ListController { func say(deskState: Int) { print(deskState) } }"
    #expect(renamed(labelled) == labelled)
    let call = "extension ListController { var all: Int { count(deskState: deskState) } }"
    #expect(renamed(call) == call.replacing(": deskState)", with: ": officeState)"))
  }

  @Test func `Examples in comments and texts are no names of the code`() {
    let names = Array("/// As in Photo.\nlet title = \"Album\" // Tag\n".utf8).names
    #expect(names.isSuperset(of: ["let", "title"]))
    #expect(names.isDisjoint(with: ["Photo", "Album"]))
  }

  @Test func `Only code is renamed, and what a text interpolates is code`() {
    let owners = """
      let text = \"""
        News \\(News.total)
        \"""
      /* News */ let news = #"News \\#(News.total)"#
      let pattern = #/News"/#, other: News
      """
    let code = [("(News.total", "(Article.total"), ("other: News", "other: Article")]
    #expect(
      renamed(
        owners, original: "", [("News", "Article")], current: "final class Article {}")
        == code.reduce(owners) { $0.replacing($1.0, with: $1.1) })
  }

  @Test func `What is named for a type follows it, where armature names it so now`() {
    let owners = "let source = NewsListDataSource()\nlet own = NewsListHelper()\n"
    #expect(
      renamed(
        owners, original: "", [("NewsListController", "HeadlineListController")],
        current: "final class HeadlineListDataSource {}; let news: News")
        == owners.replacing("NewsListDataSource", with: "HeadlineListDataSource"))
  }
}
