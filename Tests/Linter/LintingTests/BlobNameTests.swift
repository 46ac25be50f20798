import Testing

@testable import Linting

/// Names of contents are those that git gives: figures from `git hash-object`.
@Suite struct BlobNameTests {
  @Test(arguments: [
    ("", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"),
    ("let one = 1\n", "3f47b58dc13f76b6960d2088690f541d5e553b40"),
    (String(repeating: "a", count: 55), "d1985ddc2983785702b9a90effd5aff2f7cfdca4"),
    (String(repeating: "b", count: 119), "c7eebd11454600fb818c1d19ac750385df1e0a67"),
    (String(repeating: "c", count: 1_000), "4559b669c286b378fe7e04a0ae9d91fe52e4dd4d"),
  ]) func `Contents have the name that git gives them`(text: String, name: String) throws {
    let blob = try #require(BlobName(digits: name.utf8))
    #expect(blob.hexadecimal == name)
    #expect(blob.isName(of: Array(text.utf8)))
    #expect(!blob.isName(of: Array((text + " ").utf8)))
  }

  @Test func `What is no name of contents is none`() {
    for text in ["", "e6", String(repeating: "x", count: 40), String(repeating: "a", count: 41)] {
      #expect(BlobName(digits: text.utf8) == nil)
    }
    let long = String(repeating: "0f", count: 32)
    #expect(BlobName(digits: long.utf8)?.hexadecimal == long)
  }
}
