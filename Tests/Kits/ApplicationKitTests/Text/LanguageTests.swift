import Foundation
import ModelKit
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
    #expect(EnglishTexts().objects(count, of: nil) == english)
    #expect(JapaneseTexts().objects(count, of: nil) == japanese)
  }

  @Test func `Why a server brings nothing is said in each language`() throws {
    let url = try #require(URL(string: "http://a"))
    let errors: [(any Error, english: String, japanese: String)] = [
      (
        DownloadError.unusableURL(url), "http://a is not an http or https address",
        "http://aはhttpまたはhttpsのアドレスではありません"
      ),
      (
        DownloadError.closed(url), "http://a is not asked: tests reach no server but their own",
        "http://aには接続しません: テストではテスト自身のサーバーにしか接続できません"
      ),
      (
        DownloadError.refused(url, status: 404), "http://a answers with status 404",
        "http://aがステータス404を返しました"
      ),
      (
        DownloadError.tooLarge(url, limit: 5), "http://a sends more than 5 bytes",
        "http://aの応答が5バイトを超えています"
      ),
      (
        DownloadError.unreachable(url, reason: "b"), "http://a cannot be reached: b",
        "http://aに接続できません: b"
      ),
      (
        DownloadError.timedOut(url, after: .seconds(3)),
        "http://a does not answer within 3.0 seconds", "http://aの応答が3.0秒以内に終わりませんでした"
      ),
      (
        DownloadError.silent(url, after: .seconds(3)),
        "http://a has sent nothing for 3.0 seconds", "http://aから3.0秒間何も届きませんでした"
      ),
      (
        DownloadError.undecodable(url, reason: "b"),
        "the answer of http://a is not what it should be: b", "http://aの応答を読み取れません: b"
      ),
      (Absence(url: url), "http://a answers with status 404", "http://aがステータス404を返しました"),
    ]
    for (error, english, japanese) in errors {
      #expect(ErrorText.text(of: error, in: EnglishTexts()) == english)
      #expect(ErrorText.text(of: error, in: JapaneseTexts()) == japanese)
    }
  }

  private struct Absence: NamedStatus {
    let url: URL

    init(url: URL) { self.url = url }
    init?(status: Int, at url: URL) { self.init(url: url) }

    var refusal: (url: URL, status: Int) { (url, 404) }
  }

  @Test func `Why a value cannot be saved is said in each language`() throws {
    let reasons: [(BreachReason, english: String, japanese: String)] = [
      (.missing, "A is required", "Aは必須です"),
      (.notFinite(isDate: true), "A is not a date", "Aは日付ではありません"),
      (.notFinite(isDate: false), "A is not a number", "Aは数値ではありません"),
      (.belowMinimum(.integer(3)), "A must be at least 3", "Aは3以上にしてください"),
      (.aboveMaximum(.double(0.5)), "A must be at most 0.5", "Aは0.5以下にしてください"),
      (.tooShort(minimum: 1, .character), "A needs at least 1 character", "Aは1文字以上にしてください"),
      (
        .tooLong(maximum: 2, count: 5, .byte), "A takes at most 2 bytes, not 5",
        "Aは2バイト以下にしてください(今は5)"
      ),
      (.noneOf(["b", "c"]), "A is none of b, c", "Aはb、cのどれかにしてください"),
      (.mismatch(pattern: "[a-z]"), "A does not match [a-z]", "Aは[a-z]の形ではありません"),
      (.taken(.string("b")), "A \"b\" is taken already", "Aの\"b\"はすでに使われています"),
      (
        .tooFewObjects(minimum: 1, count: 0), "A needs at least 1, not 0",
        "Aは1件以上必要です(今は0件)"
      ),
      (
        .tooManyObjects(maximum: 2, count: 3), "A takes at most 2, not 3",
        "Aは2件以下にしてください(今は3件)"
      ),
    ]
    for (reason, english, japanese) in reasons {
      #expect(EnglishTexts().sentence(for: reason, about: "A") == english)
      #expect(JapaneseTexts().sentence(for: reason, about: "A") == japanese)
    }
  }
}
