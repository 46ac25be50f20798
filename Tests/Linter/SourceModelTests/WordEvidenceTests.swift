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
    "let wiFi = 1, tikTok = 2, oAuth = 3", "let subReceive = 1, winBack = 2, secKeys = 3",
  ])
  func `A word is explained by what stands beside it`(text: String) {
    #expect(doubts(in: text) == [])
  }

  @Test func `A letter that tells two names apart is not a slip`() {
    #expect(doubts(in: "func f() { let aout = 1, bout = 2 }") == [])
    #expect(doubts(in: "func f() { let aout = 1, boat = 2 }") == ["aout"])
  }

  @Test func `Names of C are not the author's words`() {
    #expect(doubts(in: "let QS_ALLINPUT = 1; func EVIOCGBIT() {}; typealias GLubyte = UInt8") == [])
    #expect(doubts(in: "let XQZWKPT = 1, GLubytes = 2") == ["XQZWKPT", "Lubytes"])
    #expect(doubts(in: "func showFILETIMEoffset() {}") == [])
  }

  @Test func `The name of the target is a word of the project`() {
    #expect(doubts(in: "let v2exLabel = 1, qwyzzleLabel = 2") == ["ex", "qwyzzle"])
    #expect(doubts(in: "let v2exLabel = 1", at: "V2ex-Swift/View/Page.swift") == [])
    #expect(doubts(in: "let qwyzzleLabel = 2", at: "Sources/Qwyzzle/Page.swift") == [])
    #expect(doubts(in: "struct HwpUnit {}", at: "Sources/CorePage/Page.swift") == ["Hwp"])
    #expect(doubts(in: "struct HwpUnit {}", at: "Sources/CoreHwp/Page.swift") == [])
  }

  @Test func `The same words are doubtful elsewhere`() {
    #expect(doubts(in: "let sub = 1, opt = 2, thumb = 3") == ["sub", "opt", "thumb"])
  }

  @Test func `One of many short cases is a code, one of few is not`() {
    #expect(doubts(in: "enum Kind { case qzx, kfa }") == ["qzx", "kfa"])
    #expect(doubts(in: "enum Kind { case qzx, kfa, a, b, c, d, e, f }") == [])
  }

  @Test func `An unknown word in a list has its name from elsewhere`() {
    #expect(doubts(in: "enum Shop { case qwyzzle, brelbo }") == ["qwyzzle", "brelbo"])
    #expect(doubts(in: "enum Shop { case qwyzzle, brelbo, bread, milk }") == [])
    #expect(doubts(in: "let qwyzzle = 1, brelbo = 2, bread = 3, milk = 4").count == 2)
  }

  @Test(arguments: [
    "// The qwyzzle of a shop.\nlet qwyzzle = 1", "let qwyzzle = make(\"a qwyzzle\")",
    "struct QwyZzle { let qwyzzle = 1 }", "let qwyzzle = path.hasSuffix(\".qwyzzle\")",
    "/* Made by the\n qwyzzle of a shop. */\nlet qwyzzle = 1",
    "let qwyzzle = \"https://qwyzzle.io\"",
    "import Qwyzzle\nlet qwyzzle = 1", "let qwyzzle = QwyzzleKit()",
    "struct Reply: Codable { var qwyzzle: Int }",
  ])
  func `What comments, strings and joined names speak of has its name from elsewhere`(text: String)
  {
    #expect(doubts(in: text).filter { $0 == "qwyzzle" } == [])
  }

  @Test(arguments: [
    "/// - Parameter qwyzzle: what it is.\nlet qwyzzle = 1", "let qwyzzle = qwyzzle + 1",
    "let qwyzzle = \"\\(qwyzzle)\"", "// Qwyzzle.swift\nlet qwyzzle = 1",
    "struct Reply { var qwyzzle: Int }",
  ])
  func `What only repeats the name in code explains nothing`(text: String) {
    #expect(doubts(in: text) == ["qwyzzle"])
  }

  @Test func `A type of the file's own explains nothing`() {
    #expect(doubts(in: "struct QwyzzleKit {}\nlet qwyzzle = QwyzzleKit()").count == 2)
  }

  @Test func `What looks like another word is a slip in keys and strings as well`() {
    #expect(doubts(in: "struct Reply: Codable { var thumbail: Int }") == ["thumbail"])
    #expect(doubts(in: "let thumbail = \"my_thumbail_key\"") == ["thumbail"])
  }

  @Test func `Few letters are an acronym where they stand in capitals by themselves`() {
    #expect(doubts(in: "let eip = 1, kfa = 2 // EIP-1559 on an RPi") == ["kfa"])
    #expect(doubts(in: "let eip = 1 // DEIPA, eip") == ["eip"])
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
    let license = String(repeating: "// Permission is granted to everybody.\n", count: 20)
    #expect(doubts(in: license + "\n// DO NOT EDIT. Generated by a plugin.\nlet btn = 1") == [])
    #expect(doubts(in: license + "let btn = 1 // DO NOT EDIT: generated by hand") == ["btn"])
  }
}
