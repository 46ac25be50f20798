import Testing

@testable import Updating

/// Stubs come and go beside what their owner has written.
@Suite struct DeclarationMergeTests {
  /// The merge by declarations; nil where lines are left to be merged. Of what both have changed, the marks of a
  /// merge stand around both.
  private func merge(_ owners: String, _ original: String, _ generated: String) throws -> String? {
    let merge = try DeclarationMerge(
      owners: Array(owners.utf8), original: Array(original.utf8), generated: Array(generated.utf8)
    ) { owners, original, generated in
      if owners == original { return MergedText(bytes: generated, conflictCount: 0) }
      if generated == original || owners == generated {
        return MergedText(bytes: owners, conflictCount: 0)
      }
      let text = Array("<<<<<<<\n".utf8) + owners + Array("=======\n".utf8) + generated
      return MergedText(bytes: text + Array(">>>>>>>\n".utf8), conflictCount: 1)
    }
    return merge.isComplete ? String(decoding: merge.merged.bytes, as: UTF8.self) : nil
  }

  private let original = """
    import ModelKit

    /// Your half of News.
    extension News {
      /// Yours to write.
      var byline: String { unwritten("byline") }
    }

    """

  private func merged(_ owners: String, _ generated: String) throws -> String? {
    try merge(owners, original, generated)
  }

  private var owners: String {
    original.replacingBody().replacing(
      "import ModelKit", with: "import Foundation\nimport ModelKit")
  }

  @Test func `A new stub stands behind the one before it`() throws {
    let generated = original.replacing(
      "\n}\n",
      with: "\n\n  /// Yours to write.\n  func teaser() -> String { unwritten(\"teaser\") }\n}\n")
    #expect(
      try merged(owners, generated) == """
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

  @Test func `What is written stays when its stub goes`() throws {
    let generated = "import ModelKit\n\n/// Your half of News.\nextension News {}\n"
    #expect(try merged(owners, generated) == owners)
    #expect(try merged(original, generated) != original)
  }

  @Test func `What is there already is not added again`() throws {
    let generated = original.replacing(
      "\n}\n", with: "\n\n  /// Yours to write.\n  var other: Int { unwritten(\"other\") }\n}\n")
    #expect(try merged(owners, generated) == owners)
  }

  @Test func `An import and an extension are added`() throws {
    let generated =
      original.replacing("import ModelKit", with: "import ApplicationKit\nimport ModelKit")
      + "\nextension News: Comparable {\n  static func < (left: News, right: News) -> Bool { true }\n}\n"
    let text = try merged(owners, generated)
    #expect(
      text?.hasPrefix("import ApplicationKit\nimport Foundation\nimport ModelKit\n\n") == true)
    #expect(text?.contains("var other = 1\n}\n\nextension News: Comparable {\n") == true)
  }

  @Test func `A stub that is written already takes the new signature and keeps its body`() throws {
    let generated = original.replacing(
      "/// Yours to write.\n  var byline: String {",
      with: "/// Follows the author; yours to write.\n  var byline: String? {")
    #expect(
      try merged(owners, generated)
        == owners.replacing("var byline: String {", with: "var byline: String? {"))
    #expect(try merged(original, generated) == generated)
  }

  @Test func `A signature that both have changed is a conflict at its own place`() throws {
    let generated = original.replacing("var byline: String {", with: "var byline: String? {")
    let edited = owners.replacing("var byline: String {", with: "var byline: Substring {")
    let expected =
      "extension News {\n<<<<<<<\n  var byline: Substring { \"by me\" }\n=======\n"
      + "  /// Yours to write.\n  var byline: String? { unwritten(\"byline\") }\n>>>>>>>\n"
      + "\n  /// Mine alone: }\n"
    #expect(try merged(edited, generated)?.contains(expected) == true)
  }

  @Test func `Members in another order are known all the same`() throws {
    let original = "extension News {\n  func a() {}\n\n  func b() {}\n}\n"
    let owners = "extension News {\n  func b() {\n    mine()\n  }\n\n  func a() { mine() }\n}\n"
    let generated = original.replacing("func a()", with: "func a() throws")
    #expect(
      try merge(owners, original, generated)
        == owners.replacing("func a()", with: "func a() throws"))
  }

  @Test func `A type without members takes the first one`() throws {
    let former = "final class List: Table<News> {}\n"
    let generated = "final class List: Table<Article> {\n  func answer() {}\n}\n"
    #expect(
      try merge(former.replacing("{}", with: "{\n  var count = 0\n}"), former, generated)
        == "final class List: Table<Article> {\n  func answer() {}\n\n  var count = 0\n}\n")
  }

  @Test func `A head of several lines changes as a whole`() throws {
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
    #expect(try merge(former, former, generated) == generated)
    let extended = former + "\nextension Export {}\n"
    #expect(try merge(extended, former, generated) == generated + "\nextension Export {}\n")
    let written = former.replacing("func perform() {}", with: "func perform() { mine() }")
    #expect(
      try merge(written, former, generated)
        == generated.replacing("func perform() {}", with: "func perform() { mine() }"))
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
