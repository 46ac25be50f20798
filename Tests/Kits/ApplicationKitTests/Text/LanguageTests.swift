import Testing

@testable import ApplicationKit

@MainActor @Suite struct LanguageTests {
  @Test(arguments: [
    (["LANG": "ja_JP.UTF-8"], "ja"), (["LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"], "fr"),
    (["LC_MESSAGES": "", "LANG": "en_GB"], "en"), (["LC_ALL": "C"], "en"), ([:], "en"),
  ])
  func `The environment says which language is spoken`(
    environment: [String: String], code: String
  ) {
    #expect(Language(environment: environment).code == code)
  }

  @Test func `A language that there is no text in gets the first one`() {
    let texts = [(code: "en", value: "News"), (code: "ja", value: "ニュース")]
    #expect(Language("ja").choose(from: texts) == "ニュース")
    #expect(Language("de").choose(from: texts) == "News")
    #expect(Language("de").nearest(among: ["ja", "en"]) == Language("ja"))
    #expect(Language("de").nearest(among: []) == Language("de"))
  }

  @Test func `The kit speaks English and Japanese, and what an application brings`() {
    #expect(Language("en").texts(among: [:]).quit == "quit")
    #expect(Language("ja").texts(among: [:]).quit == "終了")
    #expect(Language("de").texts(among: [:]).quit == "quit")
    #expect(Language("de").texts(among: ["de": JapaneseTexts()]).quit == "終了")
  }

  @Test(arguments: [(0, "0 objects", "0件"), (1, "1 object", "1件"), (2, "2 objects", "2件")])
  func `The kit counts as its languages do`(count: Int, english: String, japanese: String) {
    #expect(EnglishTexts().objects(count) == english)
    #expect(JapaneseTexts().objects(count) == japanese)
  }
}
