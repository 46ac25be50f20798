import SourceModel
import Testing
import Words

/// What the place of a word tells, against the lists.
@Suite struct WordEvidenceTests {
  private func doubts(in text: String, at path: String = "Sources/App/Shop.swift") -> [String] {
    SourceFile(path: path, text: text).withSource { $0.doubtfulWords.map(\.word.text) }
  }

  @Test func `Letters that the file writes in capitals beside words are an acronym`() {
    #expect(doubts(in: "let posTitle = 1") == ["pos"])
    #expect(doubts(in: "struct POSView { let posTitle = 1 }") == [])
    #expect(doubts(in: "let posTitle = 1", at: "Sources/App/ShopPOS.swift") == [])
    #expect(doubts(in: "let posTitle = POS_TITLE") == ["pos"])
    #expect(doubts(in: "let vc = PhotoVC()") == ["vc"])
  }

  @Test(arguments: [
    "let subTitle = 1", "let semiBold = 1", "func user_may_opt_out() {}", "let thumbView = 1",
    "func check3rdParty() {}", "struct Bookmarkv2 {}", "let deviceTypeiPhone = 1",
    "let wiFi = 1, tikTok = 2, oAuth = 3",
  ])
  func `A word is explained by what stands beside it`(text: String) {
    #expect(doubts(in: text) == [])
  }

  @Test func `The same words are doubtful elsewhere`() {
    #expect(doubts(in: "let sub = 1, opt = 2, thumb = 3") == ["sub", "opt", "thumb"])
  }

  @Test func `One of many short cases is a code, one of few is not`() {
    #expect(doubts(in: "enum Kind { case qzx, kfa }") == ["qzx", "kfa"])
    #expect(doubts(in: "enum Kind { case qzx, kfa, a, b, c, d, e, f }") == [])
  }

  @Test func `Names at the top of a script belong to no declaration`() {
    #expect(doubts(in: "for qzx in names { print(qzx) }") == ["qzx"])
    #expect(doubts(in: "if let btn = next { print(btn) }") == ["btn"])
  }

  @Test func `The declaration itself tells what an abbreviation stands for`() {
    func expansions(in text: String) -> [Verdict.Judgement] {
      SourceFile(path: "Sources/App/Shop.swift", text: text).withSource { source in
        source.doubtfulWords.map(\.verdict.judgement)
      }
    }
    #expect(expansions(in: "let desc = text.description") == [.abbreviation(["description"])])
    #expect(expansions(in: "var desc: SortDescriptor?") == [.abbreviation(["descriptor"])])
    #expect(expansions(in: "let dep = stop.nextDepartures") == [.abbreviation(["departure"])])
  }

  @Test func `What a program has written is not judged`() {
    #expect(doubts(in: "// Generated using Sourcery, do not edit\nlet btn = 1") == [])
  }
}
