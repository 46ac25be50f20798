import Diagnostics
import SourceModel

struct AcronymClump: Rule {
  static let about = RuleDescription(
    id: "acronym_clump",
    summary: "A long name is written out, not packed into its initials.",
    why: "Initials that only their writer can unpack are no name; a long name is a good one.",
    options: [UnlistedWord.files],
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
        func startXQZWKPTask() {}
        //        ^^^^^^ acronym_clump: write the words that 'XQZWKP' stands for
        """),
      Example(
        "initials in small letters",
        """
        var bpsdvcdf = 1
        //  ^^^^^^^^ acronym_clump: write the words that 'bpsdvcdf' stands for
        """),
      Example(
        "a long name", "let BPSuperDuperViewControllerDidFinishedUberTaskNotification = 1"),
      Example(
        "acronyms that everybody knows, joined, also with one that a reader can search for",
        "struct HTTPSURLProtocol { let customIDURL = 1, pageSERPURL = 2 }"),
      Example("words in capitals", "let MAXIMUM = 1"),
    ])

  var settings = RuleSettings()

  func findings(in project: Project) -> [Finding] {
    project.unlistedWords(inFewerFilesThan: settings[UnlistedWord.files]).filter(\.isClump).map {
      $0.finding("write the words that '\($0.word.text)' stands for")
    }
  }
}
