import Diagnostics
import Naming
import SourceModel
import Words

struct LetterCase: Rule {
  static let acronyms = RuleOption(
    "acronyms", default: Acronyms.usual,
    "acronyms that keep one case: `Url` is then found inside a name")

  static let underscores = RuleOption(
    "underscores", default: false,
    "whether an underscore in front of a name is found where nothing else has the name without it")

  static let about = RuleDescription(
    .letterCase, options: [acronyms, underscores],
    examples: [
      Example(
        "words joined by underscores",
        """
        let photo_cell = 1
        //  ^^^^^^^^^^ letter_case: write 'photoCell' instead of 'photo_cell'
        func reload_all() {}
        //   ^^^^^^^^^^ letter_case: write 'reloadAll' instead of 'reload_all'
        let iPhone_cell = 1
        //  ^^^^^^^^^^^ letter_case: write 'iPhoneCell' instead of 'iPhone_cell'
        """),
      Example(
        "a type that begins with a small letter",
        """
        class photocell_View {}
        //    ^^^^^^^^^^^^^^ letter_case: write 'PhotocellView' instead of 'photocell_View'
        struct photo {}
        //     ^^^^^ letter_case: write 'Photo' instead of 'photo'
        """),
      Example(
        "a value that begins with a capital letter",
        """
        struct Album {
          let Title = ""
        //    ^^^^^ letter_case: write 'title' instead of 'Title'
          static let MAXIMUM_COUNT = 3, MAXIMUM_LENGHT = 4
        //           ^^^^^^^^^^^^^ letter_case: write 'maximumCount' instead of \
        'MAXIMUM_COUNT'
        //                              ^^^^^^^^^^^^^^ letter_case: write 'maximumLength' instead of \
        'MAXIMUM_LENGHT'
        }
        """),
      Example(
        "parameters, cases and generic parameters",
        """
        func show<element>(Item: element, in_list: Int) {}
        //        ^^^^^^^ letter_case: write 'Element' instead of 'element'
        //                 ^^^^ letter_case: write 'item' instead of 'Item'
        //                                ^^^^^^^ letter_case: write 'inList' instead of \
        'in_list'
        enum Side { case Left, right_hand }
        //               ^^^^ letter_case: write 'left' instead of 'Left'
        //                     ^^^^^^^^^^ letter_case: write 'rightHand' instead of \
        'right_hand'
        """),
      Example(
        "words in capitals, which are written as words, and acronyms of which nobody knows where one ends",
        """
        enum Layers { static let DATAOVERLAY = 1 }
        //                       ^^^^^^^^^^^ letter_case: write 'DATAOVERLAY' in lowerCamelCase
        let TBAAPIKey = "", URLKey = "", ISOdateKey = ""
        //  ^^^^^^^^^ letter_case: write 'TBAAPIKey' in lowerCamelCase
        //                  ^^^^^^ letter_case: write 'urlKey' instead of 'URLKey'
        //                               ^^^^^^^^^^ letter_case: write 'isoDateKey' instead of 'ISOdateKey'
        enum Mode { case SINGLE_QWXYZZLEBRELB }
        //               ^^^^^^^^^^^^^^^^^^^^ letter_case: write 'SINGLE_QWXYZZLEBRELB' in \
        lowerCamelCase
        """),
      Example(
        "what a condition, a loop or a closure binds, but not what is called so already",
        """
        func show() {
          guard let photo_cell = cells.first, photo_cell.isShown, let Age else { return }
        //          ^^^^^^^^^^ letter_case: write 'photoCell' instead of 'photo_cell'
          if let AgeText = text(of: 1, AgeText) { print(AgeText) }
          for (index, imageUrl) in urls.enumerated() { load { Photo in print(Photo) } }
        //            ^^^^^^^^ letter_case: write 'imageURL' instead of 'imageUrl'
        //                                                    ^^^^^ letter_case: write 'photo' instead of 'Photo'
        }
        """),
      Example(
        "a name whose better spelling is taken",
        """
        struct Sender {
          var ID: String { id.text }
        //    ^^ letter_case: write another name instead of 'ID': 'id' is taken
          private var id: Code
        }
        """),
      Example(
        "an acronym in mixed case, where the project asks for it",
        """
        struct RfcParser { var rfcs = 1, oldRfcs = 2, baseUrl = "" }
        //     ^^^^^^^^^ letter_case: write 'RFCParser' instead of 'RfcParser'
        //                               ^^^^^^^ letter_case: write 'oldRFCs' instead of 'oldRfcs'
        """, settings: ["acronyms": .list(["RFC"])]),
      Example(
        "an acronym in mixed case that everybody knows",
        """
        struct JsonParser { var baseUrl = "", olderUrls = [""], pageId = 1 }
        //     ^^^^^^^^^^ letter_case: write 'JSONParser' instead of 'JsonParser'
        //                      ^^^^^^^ letter_case: write 'baseURL' instead of 'baseUrl'
        //                                    ^^^^^^^^^ letter_case: write 'olderURLs' instead of 'olderUrls'
        //                                                      ^^^^^^ letter_case: write 'pageID' instead of 'pageId'
        """),
      Example(
        "an acronym that the file writes in capitals elsewhere",
        """
        let relay_rfc_1: RelayRFC, page_smtp = 2
        //  ^^^^^^^^^^^ letter_case: write 'relayRFC1' instead of 'relay_rfc_1'
        //                         ^^^^^^^^^ letter_case: write 'pageSmtp' instead of 'page_smtp'
        """),
      Example("camel case", "let photoCell = 1\nstruct PhotoCell { let url = 2 }"),
      Example(
        "an underscore in front, where the project minds",
        """
        struct Box {
          private var _count = 1
        //            ^^^^^^ letter_case: write 'count' instead of '_count'
          private func _open() {}
        //             ^^^^^ letter_case: write 'open' instead of '_open'
        }
        """, settings: ["underscores": .boolean(true)]),
      Example(
        "storage behind a property of the same name, and what has to be visible for inlining",
        """
        public struct Box {
          private var _count = 1
          public var count: Int { _count }
          @usableFromInline var _size = 2
        }
        """, settings: ["underscores": .boolean(true)]),
      Example("private storage behind one underscore", "struct Box { private var _value = 1 }"),
      Example("figures on both sides", "enum Platform { case x86_64, arm64_32 }"),
      Example(
        "a test that is named by a sentence, and the preview that Xcode has named",
        """
        // file: Tests/AlbumTests/AlbumTests.swift
        final class AlbumTests: XCTestCase { func test_an_album_is_empty() {} }
        // file: Sources/App/AlbumView.swift
        struct AlbumView_Previews: PreviewProvider {}
        """),
      Example("a color's figures", "let FFA409 = 1"),
      Example(
        "the codes of a list that others keep, and names that C has chosen",
        """
        enum Country: String { case AT, BE, CH }
        let DT_DIR: CInt = 4
        let SHUT_WR = Glibc.SHUT_WR
        func system_getuid() {}
        func WIFEXITED(_ status: Int32) -> Bool { (status & 0x7F) == 0 }
        typealias module_posix_spawnattr_t = posix_spawnattr_t
        func show(_ entry: dirent) { let d_name = entry.d_name; print(d_name) }
        """),
      Example(
        "words in capitals, however many",
        """
        enum Key {
          case AAA, BBB, CCC, DDD, EEE, FFF, GGG, HHH, PASSWORD
        //                                             ^^^^^^^^ letter_case: write 'password' instead of 'PASSWORD'
        }
        """),
      Example(
        "cases that figures would run together in, and one that they do not",
        """
        enum Licence: String {
          case bsl_1_0 = "bsl-1.0", epl_1_0 = "epl-1.0", epl_2_0 = "epl-2.0", eupl_1_2 = "eupl-1.2"
          case gpl_2_0 = "gpl-2.0", gpl_3_0 = "gpl-3.0", ofl_1_1 = "ofl-1.1", osl_3_0 = "osl-3.0"
          case ms_pl = "ms-pl"
        //     ^^^^^ letter_case: write 'msPl' instead of 'ms_pl'
        }
        """),
      Example(
        "one more of Apple's functions, and what stands in for a name of Apple's where that is missing",
        """
        extension XCTestCase { func XCTAssertEqual(_ one: Photo, _ other: Photo) {} }
        #if os(Linux)
          let NSFileNoSuchFileError = 4
        #endif
        let NSPageCount = 4
        //  ^^^^^^^^^^^ letter_case: write 'nsPageCount' instead of 'NSPageCount'
        """),
      Example(
        "names that others decide, and one that leads old callers to the new name",
        """
        final class Layer: Base { override func hit_test() {} }
        func scene(_ scene: Scene, openURLContexts URLContexts: [Text]) {}
        @available(*, unavailable, renamed: "readOnly") let O_RDONLY = 0
        @available(*, unavailable, message: "make one") func CreatePage(_ Title: Text) {}
        enum CodingKeys: String, CodingKey { case first_name }
        """),
    ])

  var settings = RuleSettings()
  var keys: KeyTreatment { .likely }

  func findings(in source: SwiftSource) -> [Finding] {
    guard !source.isMachineWritten else { return [] }
    let mindsUnderscores = settings[Self.underscores]
    let asked = settings[Self.acronyms]
    let isUsual = asked == Acronyms.usual
    let declarations =
      isUsual && !mindsUnderscores
      ? source.declarations(withName: Self.mayBeOdd) : Array(source.declarations)
    let bindings = source.bindings { !isUsual || Self.mayBeOdd($0, traits: $1) }
    guard !declarations.isEmpty || !bindings.isEmpty else { return [] }
    let acronyms = isUsual ? .standard : Acronyms(asked)
    var findings = bindings.flatMap { binding -> [Finding] in
      let (name, style) = (binding.name, CamelCase.lower)
      guard !style.fits(name.utf8) || acronyms.mayBeMixed(in: name.utf8), !binding.isRepeated
      else { return [] }
      return better(name, in: style, acronyms: acronyms).map { $0.finding(in: nil) }
    }
    for declaration in declarations {
      if mindsUnderscores, let finding = UnderscoredMember.finding(on: declaration) {
        findings.append(finding)
      }
      var odd: [(name: Name, style: CamelCase, isOwn: Bool)] = []
      Self.forEachName(of: declaration) { name, style, isOwn in
        if !style.fits(name.utf8) || acronyms.mayBeMixed(in: name.utf8) {
          odd.append((name, style, isOwn))
        }
      }
      guard !odd.isEmpty, !declaration.isSpelledElsewhere else { continue }
      for name in odd where !name.isOwn || !declaration.isSpelledLikeC {
        findings +=
          better(name.name, in: name.style, acronyms: acronyms)
          .map { $0.finding(in: name.isOwn ? declaration : nil) }
      }
    }
    return findings
  }

  /// A quick look, which nearly all names pass.
  private static func mayBeOdd(_ role: NameRole, traits: NameTraits) -> Bool {
    if !traits.isDisjoint(with: [.hasUnderscore, .hasMixedAcronym]) { return true }
    return switch role {
    case .type, .genericParameter: !traits.contains(.beginsCapital)
    default: !traits.contains(.beginsSmall)
    }
  }

  /// How the name is to be written, if it is not right as it is.
  private func better(_ name: Name, in style: CamelCase, acronyms: Acronyms) -> [BetterCase] {
    if name.utf8.dropFirst().contains(UInt8(ascii: "_")), name.source.importsC { return [] }
    let acronyms = acronyms.adding(name.acronymsInSmall)
    return style.better(name.withRightWords, acronyms: acronyms).map {
      [BetterCase(name: name, better: $0, style: style)]
    } ?? []
  }

  /// The name of a declaration, which is its own, its generic parameters, labels and internal names.
  private static func forEachName(
    of declaration: Declaration, do body: (Name, CamelCase, _ isOwn: Bool) -> Void
  ) {
    if let style = style(of: declaration.kind) { body(declaration.name, style, true) }
    guard !declaration.kind.isValue else { return }
    for generic in declaration.genericParameters { body(generic.name, .upper, false) }
    for parameter in declaration.parameters {
      body(parameter.label, .lower, false)
      // `openURLContexts URLContexts`: what the label ends in has its letters.
      if !parameter.isNamedOnce, !parameter.label.hasSuffix(parameter.name.text) {
        body(parameter.name, .lower, false)
      }
    }
  }

  private static func style(of kind: DeclarationKind) -> CamelCase? {
    switch kind {
    case .structure, .classType, .enumeration, .actor, .protocolType, .typeAlias, .associatedType:
      .upper
    case .function, .constant, .variable, .enumerationCase: .lower
    default: nil
    }
  }
}
