import Testing

@testable import ApplicationKit

@Suite struct DisplayTextTests {
  @Test(arguments: [
    ("Hello", 5, "Hello"), ("Hello", 4, "Hel…"), ("Hello", 1, "…"), ("Hello", 0, ""),
    ("世界地図", 8, "世界地図"), ("世界地図", 7, "世界地…"), ("世界地図", 6, "世界…"), ("世界", 3, "世…"),
    ("", 3, ""), ("Hello", -1, ""),
  ])
  func `Text is cut by its columns, with an ellipsis`(text: String, width: Int, cut: String) {
    #expect(text.truncated(toWidth: width) == cut)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one  two", 3, ["one", "two"]),
    ("unbreakable", 4, ["unbr", "eaka", "ble"]),
    ("a unbreakable", 4, ["a", "unbr", "eaka", "ble"]),
    ("日本語の文章", 4, ["日本", "語の", "文章"]),
    ("日本語です。次", 10, ["日本語で", "す。次"]),
    ("see 日本語", 7, ["see 日", "本語"]),
    ("well-known", 6, ["well-", "known"]),
    ("first\nsecond\n\nlast", 20, ["first", "second", "", "last"]),
    ("", 5, [""]),
    ("世", 1, ["世"]),
  ])
  func `Text is wrapped at blanks and beside wide characters`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(TextWrapping.lines(of: text, width: width) == lines)
  }

  @Test func `No wrapped line is wider than asked, and no character is lost`() {
    let text = "The café 世界 of 👨‍👩‍👧 — long-winded, 日本語の長い文章です。そして more"
    for width in 2...30 {
      let lines = TextWrapping.lines(of: text, width: width)
      #expect(lines.allSatisfy { $0.displayWidth <= width }, "width \(width): \(lines)")
      let letters = lines.joined().filter { $0 != " " }
      #expect(letters == text.filter { $0 != " " }, "width \(width)")
    }
  }

  @Test(arguments: [
    ("creationDate", "Creation date"), ("imageURL", "Image URL"), ("HTTPSURLKind", "HTTPSURL kind"),
    ("SynchronizeNews", "Synchronize news"), ("title", "Title"), ("", ""),
    ("isbn", "ISBN"), ("feedUrls", "Feed URLs"), ("bookId", "Book ID"), ("osmosis", "Osmosis"),
  ])
  func `Names become words for people`(name: String, title: String) {
    #expect(WordSplitting.title(of: name) == title)
  }
}
