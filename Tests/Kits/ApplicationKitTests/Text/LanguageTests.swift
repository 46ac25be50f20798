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
  }
}
