import Diagnostics
import SourceModel
import Synchronization

struct AbbreviatedWord: Rule {
  static let about = RuleDescription(
    id: "abbreviated_word",
    summary: "Names are written in whole words.",
    why: "A short form saves its writer a few keys once and costs every later reader a guess.",
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
        "names that others have chosen",
        """
        extension CfgMgr {}
        final class Screen: Base {
          override func calcBtnPos() {}
          enum CodingKeys: String, CodingKey { case usr }
        }
        """),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    // A file has few short forms and writes them often.
    var phrases: [String: Phrase] = [:]
    return ShortPair.joined(source.doubtfulWords) { doubt in
      guard case .abbreviation(let expansions) = doubt.verdict.judgement,
        !Self.isKeyword(doubt.declared.name)
      else { return nil }
      let word = doubt.word.text
      let known = phrases[word].flatMap { $0.expansions == expansions ? $0 : nil }
      let phrase = known ?? Self.phrase(for: word, expansions)
      if known == nil { phrases[word] = phrase }
      return doubt.finding(phrase.message, replacements: phrase.replacements)
    }
  }

  /// The phrases that were put together last, for the next file that has the word.
  private static let remembered = Mutex<[String: Phrase]>([:])

  private static func phrase(for word: String, _ expansions: [String]) -> Phrase {
    if let phrase = remembered.withLock({ $0[word] }), phrase.expansions == expansions {
      return phrase
    }
    let phrase = Phrase(for: word, expansions)
    remembered.withLock { $0[word] = phrase }
    return phrase
  }

  /// What is said of a word that has some expansions.
  private struct Phrase {
    let expansions: [String]
    let message: String
    let replacements: [String]

    init(for word: String, _ expansions: [String]) {
      self.expansions = expansions
      message = AbbreviatedWord.message(for: word, expansions)
      replacements = expansions.map { WordList.joined($0, like: word) }
    }
  }

  /// A case that is called as the keyword is about the language.
  private static func isKeyword(_ name: Name) -> Bool {
    name == "var"
  }

  private static func message(for word: String, _ expansions: [String]) -> String {
    guard expansions.count == 1, let whole = expansions.first else {
      return "write '\(word)' out: \(WordList.alternatives(expansions))"
    }
    return "write '\(WordList.spelling(of: whole, like: word))' instead of '\(word)'"
  }
}
