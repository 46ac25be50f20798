import Diagnostics
import Naming
import SourceModel
import Synchronization
import Words

struct AbbreviatedWord: Rule {
  static let about = RuleDescription(
    .abbreviatedWord,
    examples: [
      Example(
        "shortened words",
        """
        let usrName = "Ada"
        //  ^^^ abbreviated_word: write 'user' instead of 'usr'
        func updUniqUsr() {}
        //   ^^^ abbreviated_word: write 'update' instead of 'upd'
        //      ^^^^ abbreviated_word: write 'Unique' instead of 'Uniq'
        //          ^^^ abbreviated_word: write 'User' instead of 'Usr'
        """),
      Example(
        "types, labels, parameters and local values",
        """
        struct PhotoConcat {}
        //          ^^^^^^ abbreviated_word: write 'Concatenation' instead of 'Concat'
        final class PhotoVC {
        //               ^^ abbreviated_word: write 'view controller' instead of 'VC'
          func show(btn: Int, in mgr: Int) {
        //          ^^^ abbreviated_word: write 'button' instead of 'btn'
        //                       ^^^ abbreviated_word: write 'manager' instead of 'mgr'
            let idx = btn
        //      ^^^ abbreviated_word: write 'index' instead of 'idx'
            for elem in 0..<idx { print(elem) }
        //      ^^^^ abbreviated_word: write 'element' instead of 'elem'
          }
        }
        """),
      Example(
        "a short form of more than one word",
        """
        struct Photo {
          var desc = ""
        //    ^^^^ abbreviated_word: write 'desc' out: description, descriptor or descending
        }
        """),
      Example(
        "a short form in the plural",
        """
        let btns = [1, 2]
        //  ^^^^ abbreviated_word: write 'buttons' instead of 'btns'
        """),
      Example(
        "two short forms of one pair, which are written out together",
        """
        let latLonBounds = 1
        //  ^^^^^^ abbreviated_word: write 'latitudeLongitude' instead of 'latLon'
        """),
      Example(
        "short forms that no list has, known by their shape",
        """
        func open(dbh: Int, noti: Int) {}
        //        ^^^ abbreviated_word: write out what 'dbh' stands for
        //                  ^^^^ abbreviated_word: write out what 'noti' stands for, perhaps 'notification'
        """),
      Example(
        "what the type or the value of a name says of it, and what two letters alone do not",
        """
        func find() {
          let psn = ProcessSerialNumber(), alertCtrl = AlertController()
        //    ^^^ abbreviated_word: write 'psn' out: process serial number or position
        //                                      ^^^^ abbreviated_word: write 'Controller' instead of 'Ctrl'
          let vw = screen.videoWidth, listVC = ListViewController()
        //    ^^ abbreviated_word: write 'vw' out: video width or view
        //                                ^^ abbreviated_word: write 'view controller' instead of 'VC'
          guard let ld = first, let usr = symbol.usr else { return }
        //          ^^ abbreviated_word: write 'load' instead of 'ld'
        //                          ^^^ abbreviated_word: write 'user' instead of 'usr'
          print(psn, alertCtrl, vw, listVC, ld, usr)
        }
        """),
      Example(
        "known words that are the beginning or the initials of the type beside them",
        """
        struct Page {
          var cal: SchoolCalendar, week = WeekCalendar()
        //    ^^^ abbreviated_word: write 'calendar' instead of 'cal'
          let mb = MenuBar(), os: OperatingSystem, log = Logger(), gr: UITapGestureRecognizer
        //    ^^ abbreviated_word: write 'menu bar' instead of 'mb'
        //                                                         ^^ abbreviated_word: write 'gesture recognizer' instead of 'gr'
        }
        """),
      Example(
        "a number of things",
        """
        let numCategories = 1, numFormat = 2
        //  ^^^^^^^^^^^^^ abbreviated_word: write 'categoryCount' or 'numberOfCategories' instead of 'numCategories'
        //                     ^^^ abbreviated_word: write 'number' instead of 'num'
        let numOfPages = 3, minNumPages = 1, pageNum = 1
        //  ^^^^^^^^^^ abbreviated_word: write 'pageCount' or 'numberOfPages' instead of 'numOfPages'
        //                  ^^^^^^^^^^^ abbreviated_word: write 'minPageCount' or 'minNumberOfPages' instead of 'minNumPages'
        //                                       ^^^ abbreviated_word: write 'Number' instead of 'Num'
        """),
      Example(
        "a whole word that the name cannot have",
        """
        struct Photo {
          var index = 1, idx = 2
        //               ^^^ abbreviated_word: write another name instead of 'idx': 'index' is taken
          func show(_ users: [User], of file: File, document: Any) {
            let ext = file.extension
        //      ^^^ abbreviated_word: write another name instead of 'ext': 'extension' is a word of the language
            for usr in users { let user = usr.name; print(user) }
        //      ^^^ abbreviated_word: write another name instead of 'usr': 'user' is taken
            guard let doc = document as? Text else { return }
        //            ^^^ abbreviated_word: write 'document' instead of 'doc'
            if let btn = button { print(btn, ext, doc) }
        //         ^^^ abbreviated_word: write 'button' instead of 'btn'
          }
        }
        """),
      Example("whole words", "func show(_ message: Message, in label: Label) {}"),
      Example(
        "a long name, and capitals that tell whose type it is",
        "let BPSuperDuperViewControllerDidFinishedUberTaskNotification = 1"),
      Example(
        "what Apple accepts, and terms of the trade",
        """
        struct Page {
          var maxURLs = 3
          func info(temp: Int, rect: Int) async {}
          enum Encoding { case utf8, json }
        }
        """),
      Example(
        "codes of a list that others keep, and cases of one's own",
        """
        enum TaxKind: String {
          case caQst = "ca_qst", caBn = "ca_bn", caPst = "ca_pst", euVat = "eu_vat", gbVat = "gb_vat"
          case inGst = "in_gst", nzGst = "nz_gst", sgGst = "sg_gst"
        }
        enum Field: String { case usr = "usr", age = "age" }
        //                        ^^^ abbreviated_word: write 'user' instead of 'usr'
        """),
      Example(
        "names that others have chosen, and one that leads old callers to the new name",
        """
        extension CfgMgr {}
        final class Screen: Base {
          override func calcBtnPos() {}
          enum CodingKeys: String, CodingKey { case usr }
          @available(*, deprecated, renamed: "index") var idx: Int { index }
          @available(*, unavailable) func mark(_ btn: Int) {}
        }
        struct Cfg: AsyncParsableCommand {}
        """),
    ])

  var keys: KeyTreatment { .likely }

  func findings(in source: SwiftSource) -> [Finding] {
    ShortPair.joined(source.doubtfulWords) { doubt in
      guard Self.isShortForm(doubt.verdict), !Self.isKeyword(doubt.declared.name),
        doubt.declared.declaration?.isNamedForItsValue != true
      else { return nil }
      let judged = Self.judged(doubt)
      return judged.fault.map { fault in
        let name = doubt.declared.name
        let count = fault.ofCount(from: doubt.word, in: name.text)
        let isWhole = count.map { $0.replacements.count > 1 } ?? false
        let finding = (count ?? fault).finding(
          at: isWhole ? name.range : doubt.range, notes: count == nil ? judged.notes : [])
        return doubt.declared.refused(finding) ?? finding
      }
    }
  }

  /// The words that were judged last, for the next name that has one of them.
  private static let remembered = Mutex<[String: JudgedWord]>([:])

  private static func judged(_ doubt: DoubtfulWord) -> JudgedWord {
    let word = doubt.word.text
    if let judged = remembered.withLock({ $0[word] }), judged.verdict == doubt.verdict {
      return judged
    }
    let fault = NameFault(doubt.word, judged: doubt.verdict)
    let judged = JudgedWord(verdict: doubt.verdict, fault: fault)
    remembered.withLock { $0[word] = judged }
    return judged
  }

  private static func isShortForm(_ verdict: Verdict) -> Bool {
    if case .abbreviation = verdict.judgement { return true }
    return verdict.list == .shape && !verdict.isKnown
  }

  /// What is said of a word on which there is a verdict.
  private final class JudgedWord: Sendable {
    let verdict: Verdict
    let fault: NameFault?
    let notes: [Note]

    init(verdict: Verdict, fault: NameFault?) {
      self.verdict = verdict
      notes = verdict.notes
      self.fault = fault
    }
  }

  /// A case that is called as the keyword is about the language.
  private static func isKeyword(_ name: Name) -> Bool {
    name == "var"
  }
}
