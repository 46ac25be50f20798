import Testing

@testable import ApplicationKit

@Suite struct CharacterWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("世", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("한", 2),
    ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("🇯🇵", 2), ("👍🏽", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("—", 1), ("…", 1),
    ("、", 2), ("น้ำตก", 4), ("नमस्ते", 4), ("தமிழ்", 4), ("का", 2), ("𠮷", 2), ("\u{1F1EF}", 1), ("", 0),
  ])
  func `A text takes the columns that its characters take`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("\u{1B}", "\u{241B}"), ("\u{7}", "\u{2407}"), ("\u{7F}", "\u{2421}"), ("\u{9B}", "\u{FFFD}"),
  ])
  func `Control characters are shown, not obeyed`(control: String, shown: String) throws {
    let character = try #require(control.first)
    #expect(CharacterWidth.parts(of: character) == [.init(text: shown, width: 1)])
  }

  @Test func `Each part of a character that advances has columns of its own`() {
    let parts = CharacterWidth.parts(of: "น้ำ")
    #expect(parts.map(\.text) == ["น้", "ำ"])
    #expect(parts.map(\.width) == [1, 1])
  }

  @Test(
    arguments: [
      (["LANG": "C"], true), (["LC_ALL": "POSIX", "LANG": "en_US.UTF-8"], true), ([:], false),
      (["LANG": "C.UTF-8"], false), (["LC_CTYPE": "ja_JP.utf8", "LANG": "C"], false),
      (["LC_ALL": "", "LANG": "de_DE.ISO-8859-1"], true),
    ] as [([String: String], Bool)])
  func `The environment says whether there is more than ASCII`(
    environment: [String: String], isWanted: Bool
  ) {
    #expect(ASCIIText.isWanted(in: environment) == isWanted)
  }

  @Test func `Marks that turn the direction of writing are dropped`() {
    #expect(CharacterWidth.parts(of: "\u{202E}").isEmpty)
    #expect("a\u{202E}b".displayWidth == 2)
  }

  @Test func `A mark with nothing to combine with stands on a blank`() {
    #expect(CharacterWidth.parts(of: "\u{301}") == [.init(text: " \u{301}", width: 1)])
  }

  @Test func `The ranges of wide characters ascend`() {
    #expect(!WideCharacters.contains("\u{10FF}"))
    #expect(WideCharacters.contains("\u{1100}"))
    #expect(WideCharacters.contains("\u{3FFFD}"))
    #expect(!WideCharacters.contains("\u{3FFFE}"))
    #expect(!WideCharacters.contains("\u{303F}"))
  }
}
