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
    "let maxXminY = 1, URLwith = 2", "let yyyyMMdd = 1", "let (aa, bb) = pair",
    "let tx = 1, ty = 2", "let cbUUID = CBUUID(string: text)",
    "func navigate(_ sender: Sender, from fromVC: Screen, to toVC: Screen) {}",
    "func animationDidStop(_ anim: Animation, finished flag: Bool) {}",
    "let pubRec = 1 // PUBREC answers it", "struct OpCheckSum { let name = \"OP_CHECKSUM\" }",
    "struct OpLShift { let name = \"OP_LSHIFT\" }",
    "struct SegWitAddress { let poly1305 = 1 }", "let libNotify = 1, dimMode = 2",
  ])
  func `A word that others have chosen is left alone`(text: String) {
    #expect(doubts(in: text) == [])
  }

  @Test func `The same letters are doubtful elsewhere`() {
    #expect(doubts(in: "let tx = 1, qzXbrelb = 2") == ["tx", "qz", "Xbrelb"])
    #expect(doubts(in: "func show(_ fromVC: Screen) {}") == ["VC"])
    #expect(doubts(in: "let cbValue = make(cbValue)") == ["cb"])
    #expect(doubts(in: "let opCount = OP_COUNT") == ["op"])
  }

  @Test func `A name in another language is not taken for short forms of English`() {
    #expect(doubts(in: "let anzahlTot = 1") == ["anzahl"])
    #expect(doubts(in: "let countTot = 1") == ["Tot"])
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
    ("let hourAttr = NSAttributedString(string: text, attributes: all)", ["attributed string"]),
    ("let attrText = NSAttributedString(string: text, attributes: all)", ["attributed"]),
    ("let attr = NSAttributedString.init(attributedString: text)", ["attributed string"]),
    ("var attr: [NSAttributedString.Key: Int]", ["attribute", "attributed"]),
    ("func show(psn: ProcessSerialNumber) {}", ["process serial number", "position"]),
    ("func show(fri: FriendRow) {}", ["friend", "Friday"]),
    ("let ext = load(extendedUnits, extraUnits)", nil),
    ("func configPlayer() {}", ["configure", "configuration"]),
    ("func config() {}", ["configure", "configuration"]),
    ("func config() -> Configuration { last }", ["configuration"]),
    ("let idx = IndexPath(row: 1, section: 2)", ["index path"]),
  ])
  func `The type and the value beside a short form tell what it stands for`(
    text: String, expansions: [String]?
  ) {
    let found = SourceFile(path: "Sources/App/Shop.swift", text: text).withSource { source in
      source.doubtfulWords.map(\.verdict.judgement)
    }
    guard case .abbreviation(let words) = found.first else {
      Issue.record("nothing is found")
      return
    }
    if let expansions { #expect(words == expansions) } else { #expect(words.count > 1) }
  }

  @Test(arguments: [
    ("dataoverlay", ["data", "overlay"]), ("anyonecanpay", ["anyone", "can", "pay"]),
    ("fromaltstack", ["from", "alt", "stack"]), ("overlay", ["overlay"]), ("abc", ["abc"]),
    ("qwyzzlebrelb", nil), ("publick", nil),
  ])
  func `Words in a row are told apart`(run: String, words: [String]?) {
    #expect(WordRun.words(of: run) == words)
  }
}
