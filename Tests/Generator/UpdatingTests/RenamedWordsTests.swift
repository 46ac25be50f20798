import Testing

@testable import Updating

/// A type that is called otherwise has the new name in its owner's code too, and no other word changes.
@Suite struct RenamedWordsTests {
  private func renamed(
    _ owners: String, original: String, _ renames: [(String, String)], current: String
  ) -> String {
    let words = RenamedWords(
      renames.map { TypeRename(old: $0.0, new: $0.1) }, current: Array(current.utf8).names)
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
        == owners.replacing("NewsView", with: "StoryView").replacing("newsView", with: "storyView"))
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

  @Test func `Types are known by what armature wrote of them`() {
    let old = "final class Photo {\n  @Attribute(\"title\") var title: String\n}\n"
    let renames = TypeRename.renames(
      from: [("Sources/App/Models/Photo+Generated.swift", Array(old.utf8))],
      to: [
        (
          "Sources/App/Models/Image+Generated.swift",
          Array(old.replacing("Photo", with: "Image").utf8)
        ),
        ("Sources/App/Views/ImageView+Generated.swift", Array("final class ImageView {}".utf8)),
      ])
    #expect(renames == [TypeRename(old: "Photo", new: "Image")])
  }
}
