import Diagnostics
import Naming
import SourceModel
import Words

struct UnknownWord: Rule {
  static let minimum = RuleOption(
    "minimum", default: 2, "how many letters a word must have for the rule to look at it")
  static let otherScripts = RuleOption(
    "otherScripts", default: false,
    "whether words in Chinese, Japanese or Korean are found as well")

  static let about = RuleDescription(
    .unknownWord, options: [minimum, UnlistedWord.files, otherScripts],
    examples: [
      Example(
        "an invented word",
        """
        struct Qwyzzle {}
        //     ^^^^^^^ unknown_word: no list knows 'Qwyzzle': use a word that readers can look up
        """),
      Example(
        "a few letters that stand for words",
        """
        func show(kfa: Int) {}
        //        ^^^ unknown_word: no list knows 'kfa': use a word that readers can look up
        """),
      Example(
        "another script, where the project asks for it",
        """
        let 写真Count = 1
        //  ^^^^ unknown_word: write an English word instead of '写真'
        """, settings: ["otherScripts": .boolean(true)]),
      Example(
        "a word that the project uses in many files",
        """
        // file: Sources/App/QwyzzleStore.swift
        final class QwyzzleStore {}
        // file: Sources/App/QwyzzleView.swift
        struct QwyzzleView {}
        // file: Sources/App/Shop.swift
        struct Shop { var qwyzzles = 1, brelbo = 2 }
        //                              ^^^^^^ unknown_word: no list knows 'brelbo': use a word that readers \
        can look up
        """),
      Example("words that are known", "func reload(_ photos: [Photo], into table: Table) {}"),
      Example("acronyms in capitals, which a reader can search for", "let theKFAValue = 1"),
      Example(
        "a long name", "let BPSuperDuperViewControllerDidFinishedUberTaskNotification = 1"),
      Example(
        "a list of things that others have named, and what a comment speaks of",
        """
        enum Codec { case theora, brelbo, dnxhd, wmapro }
        // The blorbs of the kernel.
        let blorbs = 1
        """),
      Example(
        "a name from elsewhere: in an address, of a type or module of somebody else, a key of data",
        """
        import Brelbo
        struct Dnxhd { let base = "https://api.wmapro.tv/v3" }
        let hasWmapro = true, qwyzzleCount = QwyzzleKit(), brelboName = ""
        struct Reply: Decodable { let kfa: Int }
        struct Header {
          /// The `jku` (JWK Set URL) parameter.
          var jku = 1, xkid = fields["xkid"]
          func write() { let qmod = page.qmod(1) }
        }
        """),
      Example(
        "a name that another file explains, and one that it only has in a list",
        """
        // file: Sources/App/Signal.swift
        struct SignalOfKFA { let strength = 1 }
        // file: Sources/App/SignalView.swift
        final class SignalView { var kfaText = "" }
        // file: Sources/App/Keys.swift
        enum Keys { static let a = 1, b = 2, c = 3, brelboKey = 4 }
        // file: Sources/App/Shop.swift
        struct Shop { var note = "", brelbo = 2 }
        //                           ^^^^^^ unknown_word: no list knows 'brelbo': use a word that readers can \
        look up
        """, settings: ["files": .integer(3)]),
      Example("letters and figures", "let x86 = 1, gp3 = 2, i = 3"),
      Example("another script", "let 写真Count = 1"),
    ])

  var settings = RuleSettings()

  func findings(in project: Project) -> [Finding] {
    let minimum = settings[Self.minimum]
    let unknown = project.unlistedWords(inFewerFilesThan: settings[UnlistedWord.files])
      .filter { $0.word.text.utf8.count >= minimum }
      .compactMap { $0.finding(against: .unknownWord) }
    guard settings[Self.otherScripts] else { return unknown }
    let sources = project.files.lazy.filter { $0.isJudged && $0.isWanted }
      .compactMap { project.source(at: $0.path) }
    return unknown + sources.flatMap { Self.otherScripts(in: $0) }
  }

  private static func otherScripts(in source: SwiftSource) -> [Finding] {
    source.declaredNames(with: .isBeyondASCII).flatMap { declared in
      words(of: declared.name.text).filter { $0.kind == .caseless }.map { word in
        Finding.likely(
          "write an English word instead of '\(word.text)'", at: declared.name.range(of: word.range)
        )
      }
    }
  }
}
