import SourceModel
import Testing
import Words

/// Words that somebody else has made, and places that a name is not split at.
@Suite struct BorrowedNameTests {
  private func doubts(in text: String) -> [String] {
    SourceFile(path: "Sources/App/Shop.swift", text: text).withSource {
      $0.doubtfulWords.map(\.word.text)
    }
  }

  @Test(arguments: [
    "struct SegWitAddress { let poly1305 = 1 }", "let libNotify = 1, dimMode = 2",
  ])
  func `A word that others have chosen is left alone`(text: String) {
    #expect(doubts(in: text) == [])
  }

  @Test func `The same letters are doubtful elsewhere`() {
    #expect(doubts(in: "let tx = 1, qzXbrelb = 2") == ["tx", "qz", "Xbrelb"])
  }

  @Test func `The axis behind a word is not a slip`() {
    #expect(Self.judgement(of: "scrollx") == .unknown(nearest: nil))
    #expect(Self.judgement(of: "topmost") == .known)
    #expect(Self.judgement(of: "centermost") == .known)
  }

  private static func judgement(of word: String) -> Verdict.Judgement {
    WordJudge().verdict(on: word).judgement
  }

  @Test(arguments: [
    ("let attrText = NSAttributedString(string: text, attributes: all)", ["attributed"]),
    ("func show(fri: FriendRow) {}", ["friend"]),
    ("func show(psn: ProcessSerialNumber) {}", ["process serial number", "position"]),
    ("func configPlayer() {}", ["configure", "configuration"]),
    ("func config() {}", ["configure", "configuration"]),
    ("func config() -> Configuration { last }", ["configuration"]),
  ])
  func `The type and the value beside a short form tell what it stands for`(
    text: String, expansions: [String]
  ) {
    let found = SourceFile(path: "Sources/App/Shop.swift", text: text).withSource { source in
      source.doubtfulWords.map(\.verdict.judgement)
    }
    guard case .abbreviation(let words) = found.first else {
      Issue.record("nothing is found")
      return
    }
    #expect(words == expansions)
  }
}
