import Testing

@testable import Generator

@Suite struct NameInWordsTests {
  @Test(arguments: [
    ("sortOrder", "Sort order"), ("imageURL", "Image URL"), ("ok", "OK"), ("isbn", "ISBN"),
    ("feedUrls", "Feed URLs"), ("bookId", "Book ID"), ("urlKind", "URL kind"), ("s", "S"),
    ("pins", "Pins"), ("identity", "Identity"), ("", ""),
  ])
  func `Names become words for people, as the kit has them`(name: String, words: String) {
    #expect(name.inWords == words)
  }

  @Test(arguments: [("deleteNews", "delete news"), ("openUrl", "open URL"), ("ok", "OK")])
  func `A method becomes what a menu says`(name: String, item: String) {
    #expect(name.asMenuItem == item)
  }
}
