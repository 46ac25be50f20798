import Diagnostics
import Naming
import SourceModel

struct AcronymClump: Rule {
  static let about = RuleDescription(
    .acronymClump, options: [UnlistedWord.files],
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
      Example(
        "an acronym of the project beside a short one, and a pattern for dates",
        """
        // file: Sources/App/Text.swift
        struct QTWXElement {}
        struct QTWXGCPair { static let yyyyMMddHHmmss = 1, yyyyMMddQTHZWKP = 2 }
        //                                                         ^^^^^^^ acronym_clump: write the words that \
        'QTHZWKP' stands for
        """),
      Example(
        "a constant and macros of C, and a capital that belongs to an acronym",
        """
        let GL_LEQUAL = 1
        func GET_XBUTTON_WPARAM() {}
        func EVIOCGBIT() {}
        func showFILETIMEoffset() {}
        typealias QTUNIT16 = UInt16
        """),
    ])

  var settings = RuleSettings()

  func findings(in project: Project) -> [Finding] {
    project.unlistedWords(inFewerFilesThan: settings[UnlistedWord.files])
      .compactMap { $0.finding(against: .acronymClump) }
  }
}
