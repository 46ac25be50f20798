import Testing

@testable import Updating

/// Stubs come and go beside what their owner has written.
@Suite struct DeclarationMergeTests {
  private let original = """
    import ModelKit

    /// Your half of News.
    extension News {
      /// Yours to write.
      var byline: String { unwritten("byline") }
    }

    """

  private func merged(_ owners: String, _ generated: String) -> String? {
    let merge = DeclarationMerge(
      owners: Array(owners.utf8), original: Array(original.utf8), generated: Array(generated.utf8))
    return merge.isComplete ? String(decoding: merge.owners, as: UTF8.self) : nil
  }

  private var owners: String {
    original.replacingBody().replacing(
      "import ModelKit", with: "import Foundation\nimport ModelKit")
  }

  @Test func `A new stub stands behind the one before it`() {
    let generated = original.replacing(
      "\n}\n",
      with: "\n\n  /// Yours to write.\n  func teaser() -> String { unwritten(\"teaser\") }\n}\n")
    #expect(
      merged(owners, generated) == """
        import Foundation
        import ModelKit

        /// Your half of News.
        extension News {
          var byline: String { "by me" }

          /// Yours to write.
          func teaser() -> String { unwritten("teaser") }

          /// Mine alone: }
          var other = 1
        }

        """)
  }

  @Test func `What is written stays when its stub goes`() {
    let generated = "import ModelKit\n\n/// Your half of News.\nextension News {}\n"
    #expect(merged(owners, generated) == owners)
    #expect(merged(original, generated) != original)
  }

  @Test func `What is there already is not added again`() {
    let generated = original.replacing(
      "\n}\n", with: "\n\n  /// Yours to write.\n  var other: Int { unwritten(\"other\") }\n}\n")
    #expect(merged(owners, generated) == owners)
  }

  @Test func `An import and an extension are added`() {
    let generated =
      original.replacing("import ModelKit", with: "import ApplicationKit\nimport ModelKit")
      + "\nextension News: Comparable {\n  static func < (left: News, right: News) -> Bool { true }\n}\n"
    let text = merged(owners, generated)
    #expect(
      text?.hasPrefix("import ApplicationKit\nimport Foundation\nimport ModelKit\n\n") == true)
    #expect(text?.contains("var other = 1\n}\n\nextension News: Comparable {\n") == true)
  }

  @Test func `A stub that is written already and has changed is left to a merge of lines`() {
    let generated = original.replacing("var byline: String {", with: "var byline: String? {")
    #expect(merged(owners, generated) == nil)
    #expect(merged(original, generated) == generated)
  }

  @Test func `A type without members takes the first one`() {
    let former = "final class List: Table<News> {}\n"
    let generated = "final class List: Table<Article> {\n  func answer() {}\n}\n"
    let merge = DeclarationMerge(
      owners: Array(former.replacing("{}", with: "{\n  var count = 0\n}").utf8),
      original: Array(former.utf8), generated: Array(generated.utf8))
    #expect(merge.isComplete)
    #expect(
      String(decoding: merge.owners, as: UTF8.self)
        == "final class List: Table<Article> {\n  func answer() {}\n\n  var count = 0\n}\n")
  }

  @Test func `A head of several lines changes as a whole`() {
    let former =
      "final class Export: ModelOperation<Void, Int> {\n  /// Yours.\n  func perform() {}\n}\n"
    let generated = """
      public final class Export:
        ModelOperation<Void, Int>, @unchecked Sendable
      {
        /// Yours.
        public func perform() {}
      }

      """
    func merged(_ owners: String) -> String? {
      let merge = DeclarationMerge(
        owners: Array(owners.utf8), original: Array(former.utf8), generated: Array(generated.utf8))
      return merge.isComplete ? String(decoding: merge.owners, as: UTF8.self) : nil
    }
    #expect(merged(former) == generated)
    #expect(merged(former + "\nextension Export {}\n") == generated + "\nextension Export {}\n")
    #expect(merged(former.replacing("func perform() {}", with: "func perform() { mine() }")) == nil)
  }

  @Test(arguments: [
    ("  func row(at index: Int, in table: Table<[Int: Int]>) -> Int {", "func row(at:in:)"),
    ("class var shared: News { News() }", "var shared"),
    ("init(name: String) {", "init(name: String) {"),
    ("public extension News.Section: Comparable {", "extension News.Section: Comparable"),
    ("@MainActor func open() {}", "func open()"),
  ]) func `A declaration is known by its name and its labels`(line: String, key: String) {
    #expect(DeclarationKey(String(line.drop { $0 == " " })).text == key)
  }
}

extension String {
  /// The stub written, and something of the owner's behind it.
  fileprivate func replacingBody() -> String {
    replacing(
      "  /// Yours to write.\n  var byline: String { unwritten(\"byline\") }\n",
      with: "  var byline: String { \"by me\" }\n\n  /// Mine alone: }\n  var other = 1\n")
  }
}
