import Diagnostics
import SourceModel

struct AcronymClump: Rule {
  static let about = RuleDescription(
    id: "acronym_clump",
    summary: "A long name is written out, not packed into its initials.",
    why: "Initials that only their writer can unpack are no name; a long name is a good one.",
    examples: [
      Example(
        "the initials of a long name",
        """
        let BPSDVCDFUTN = 1
        //  ^^^^^^^^^^^ acronym_clump: write the words that 'BPSDVCDFUTN' stands for
        """),
      Example(
        "initials in front of other words",
        """
        func startXQZWKTask() {}
        //        ^^^^^ acronym_clump: write the words that 'XQZWK' stands for
        """),
      Example(
        "initials in small letters",
        """
        var bpsdvcdf = 1
        //  ^^^^^^^^ acronym_clump: write the words that 'bpsdvcdf' stands for
        """),
      Example(
        "a long name", "let BPSuperDuperViewControllerDidFinishedUberTaskNotification = 1"),
      Example("acronyms that everybody knows, joined", "struct HTTPSURLProtocol {}"),
      Example("words in capitals", "let MAXIMUM = 1"),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    source.doubtfulWords.filter(Self.isClump).map {
      $0.finding("write the words that '\($0.word.text)' stands for")
    }
  }

  /// Letters that are unknown together and that nobody could speak.
  static func isClump(_ doubt: DoubtfulWord) -> Bool {
    guard case .unknown = doubt.verdict.judgement, doubt.word.text.utf8.count > 4 else {
      return false
    }
    return doubt.word.kind == .acronym
      || !doubt.word.key.utf8.contains { "aeiouy".utf8.contains($0) }
  }
}
