import Testing
import Words

@Suite struct JudgementTests {
  private func verdict(on name: String) -> Verdict? {
    words(of: name).first.map { WordJudge().verdict(on: $0) }
  }

  @Test(arguments: [
    "user", "colour", "color", "async", "enum", "utf8", "URLs", "IDs", "msg", "temp", "rect",
    "iPhone",
    "subviews", "reconnectable", "filename", "gamepad", "setsockopt", "写真", "x", "14", "hashable",
    "Ada", "HTTPS", "KFA", "debouncing", "children",
  ])
  func `A word of English or of the trade is known`(word: String) {
    #expect(verdict(on: word)?.isKnown == true)
  }

  @Test(arguments: [
    "theora", "sepa", "kubernetes", "sodexo", "zloty", "ieung", "millimoles", "rootfs", "seccomp",
  ])
  func `The name of a thing is known`(word: String) {
    #expect(verdict(on: word)?.isKnown == true)
  }

  @Test(arguments: [
    ("usr", "user"), ("upd", "update"), ("uniq", "unique"), ("btn", "button"), ("btns", "buttons"),
    ("Mgr", "manager"), ("cfg", "configuration"), ("VC", "view controller"), ("idx", "index"),
    ("VCs", "view controllers"),
  ])
  func `An abbreviation that everybody writes has one expansion`(short: String, whole: String) {
    #expect(verdict(on: short)?.replacement == whole)
    #expect(verdict(on: short)?.isCertain == true)
  }

  @Test(arguments: [
    ("chn", ["channel"]), ("std", ["standard"]), ("ary", ["array"]),
    ("decl", ["declaration", "declination"]), ("tbvs", ["table views"]),
  ])
  func `An abbreviation that few write is only likely`(short: String, wholes: [String]) {
    #expect(verdict(on: short)?.replacements == wholes)
    #expect(verdict(on: short)?.isCertain == false)
  }

  @Test func `What stands beside a short form makes it certain`() {
    let listed = WordJudge().verdict(on: "chn")
    let told = TellingNames(["leftChannel"]).verdict(listed, on: "chn", by: WordJudge())
    #expect(told == Verdict(.abbreviation(["channel"]), by: .abbreviations))
  }

  @Test(arguments: [
    ("acount", ["account", "a count"]), ("shouldbe", ["should be", "should"]),
  ])
  func `A slip that may be two words is only likely`(joined: String, wholes: [String]) {
    #expect(verdict(on: joined)?.judgement == .misspelling(wholes))
    #expect(verdict(on: joined)?.isCertain == false)
  }

  @Test(arguments: ["uvstart", "centeryp", "numerify"])
  func `Letters beside a word of code are not a slip`(word: String) {
    #expect(verdict(on: word)?.judgement == .unknown(nearest: nil))
  }

  @Test(arguments: [("absend", "absent"), ("hastag", "hashtag"), ("startng", "starting")])
  func `A slip that leaves no word of code is one`(wrong: String, right: String) {
    #expect(verdict(on: wrong)?.replacements.contains(right) == true)
  }

  @Test func `An ambiguous abbreviation lists all expansions and replaces nothing`() {
    let verdict = verdict(on: "desc")
    #expect(verdict?.judgement == .abbreviation(["description", "descriptor", "descending"]))
    #expect(verdict?.replacement == nil)
  }

  @Test func `An abbreviation that is an English word is only likely`() {
    #expect(verdict(on: "doc")?.isCertain == false)
  }

  @Test(arguments: [
    ("recieve", "receive"), ("seperator", "separator"), ("lenght", "length"),
    ("treshold", "threshold"),
  ])
  func `A listed misspelling has its correction`(wrong: String, right: String) {
    #expect(verdict(on: wrong)?.replacement == right)
    #expect(verdict(on: wrong)?.list == .misspellings)
  }

  @Test func `A word is recognized in few letters where none is wrong, not in a prefixed one`() {
    #expect(Correction.isRecognizable("artist", in: "arist"))
    #expect(!Correction.isRecognizable("clack", in: "cback"))
    #expect(!Correction.isRecognizable("mimes", in: "mtimes"))
  }

  @Test func `A slip that no list has is corrected by distance and never certain`() {
    let verdict = verdict(on: "controllwr")
    #expect(verdict?.judgement == .misspelling(["controller"]))
    #expect(verdict?.list == .distance)
    #expect(verdict?.isCertain == false)
  }

  @Test func `A letter that is missing is likelier than a wrong one`() {
    #expect(verdict(on: "arist")?.judgement == .unknown(nearest: "artist"))
  }

  @Test(arguments: [
    ("noti", "notification"), ("crsr", "cursor"), ("dbh", nil), ("ub", nil), ("congrat", nil),
  ])
  func `A short form that no list has is known by its shape`(short: String, whole: String?) {
    #expect(verdict(on: short)?.list == .shape)
    #expect(verdict(on: short)?.isCertain == false)
    #expect(verdict(on: short)?.judgement == .unknown(nearest: whole))
  }

  @Test(arguments: [
    ("matrixs", "matrices"), ("metadatas", "metadata"), ("rethrowed", "rethrown"),
    ("qwyzzled", nil),
  ])
  func `A form by a rule that a word does not follow is corrected`(wrong: String, right: String?) {
    #expect((verdict(on: wrong)?.list == .inflection) == (right != nil))
    if let right { #expect(verdict(on: wrong)?.replacement == right) }
  }

  @Test(arguments: [
    ("contrainst", "constraint"), ("placeceholder", "placeholder"), ("navigiton", "navigation"),
  ])
  func `A long word may be two slips away`(wrong: String, right: String) {
    guard case .misspelling(let words) = verdict(on: wrong)?.judgement else {
      Issue.record("\(wrong) is not a misspelling")
      return
    }
    #expect(words.contains(right))
  }

  @Test(arguments: [
    ("calendarr", "calendar"), ("defaultss", "defaults"), ("sessionss", "sessions"),
  ])
  func `A letter typed twice forms no word`(wrong: String, right: String) {
    #expect(verdict(on: wrong)?.replacements.contains(right) == true)
    #expect(verdict(on: "printerr")?.isKnown == true)
    #expect(verdict(on: "shaders")?.isKnown == true)
  }

  @Test(arguments: [
    ("attendnace", "attendance", true), ("recieved", "received", true),
    ("calenda", "calendar", true),
    ("cakendar", "calendar", true), ("callendar", "calendar", true),
    ("calender", "calendar", false),
    ("immuni", "immunity", false), ("calendxr", "calendar", false),
  ])
  func `Fingers swap, drop, double and miss letters`(wrong: String, right: String, isSlip: Bool) {
    #expect(Correction.isOfFingers(wrong, for: right) == isSlip)
  }

  @Test func `A word that nothing explains is unknown`() {
    #expect(verdict(on: "qwyzzle")?.judgement == .unknown(nearest: nil))
    #expect(verdict(on: "kfa")?.judgement == .unknown(nearest: nil))
  }

  @Test func `A project accepts words, adds abbreviations and chooses its English`() {
    let judge = WordJudge(
      accepted: ["btn"], abbreviations: ["acc": "account"], dictionaries: [.american])
    #expect(judge.verdict(on: "btn").list == .project)
    #expect(judge.verdict(on: "acc").replacement == "account")
    #expect(judge.verdict(on: "color").isKnown)
    #expect(judge.verdict(on: "colour").judgement == .unknown(nearest: "color"))
  }
}
