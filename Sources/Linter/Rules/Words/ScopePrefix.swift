import Diagnostics
import Naming
import SourceModel
import Words

struct ScopePrefix: Rule {
  static let types = RuleOption(
    "types", default: false,
    "whether two or three capitals in front of a type's name are found that no list knows")

  static let about = RuleDescription(
    .scopePrefix, options: [types],
    examples: [
      Example(
        "a letter for constants, members or globals",
        """
        let kMaximum = 3
        //  ^^^^^^^^ scope_prefix: write 'maximum' instead of 'kMaximum'
        struct Album { var mName = "" }
        //                 ^^^^^ scope_prefix: write 'name' instead of 'mName'
        let kIsRead = "isRead", kTitle = "title"
        //  ^^^^^^^ scope_prefix: leave out 'k' and say that it is a key: 'isReadKey'
        //                      ^^^^^^ scope_prefix: write 'title' instead of 'kTitle'
        let kFONTSCALE = ""
        //  ^^^^^^^^^^ scope_prefix: leave out 'k' and write the rest of 'kFONTSCALE' in lowerCamelCase
        """),
      Example(
        "a letter for parameters and local values",
        """
        func show(_ rCell: Int) {
        //          ^^^^^ scope_prefix: write 'cell' instead of 'rCell'
          let iCell = rCell
        //    ^^^^^ scope_prefix: write 'cell' instead of 'iCell'
          print(iCell)
        }
        """),
      Example(
        "a letter for functions, and a number that tells nothing",
        """
        func setupF() {}
        //   ^^^^^^ scope_prefix: write 'setup' instead of 'setupF'
        let tableView14 = 1
        //  ^^^^^^^^^^^ scope_prefix: write which one it is instead of 'tableView14'
        """),
      Example(
        "capitals in front of a type, where a project minds",
        """
        struct XQPhotoView {}
        //     ^^^^^^^^^^^ scope_prefix: write 'PhotoView' instead of 'XQPhotoView': a module needs no \
        prefix
        """, settings: ["types": .boolean(true)]),
      Example(
        "acronyms in front of a type", "struct URLPhotoView {}\nstruct XQPhoto {}",
        settings: ["types": .boolean(true)]),
      Example(
        "a letter in front of what a comment gives an underscore",
        """
        let cRecord = [ /* a_b */
        //  ^^^^^^^ scope_prefix: write 'record' instead of 'cRecord'
          1
        ]
        """),
      Example("a letter in front of a keyword", "func find(_ kClass: Int) {}"),
      Example("a letter that is a word", "let iPhone = 1, xAxis = 2, aPhoto = 3, eBook = 4"),
      Example(
        "terms that begin with a letter", "let cString = 1, pValue = 2, vStack = 3, nBytes = 4"),
      Example(
        "a number that says something", "let utf16 = 1, photo2 = 2, version14 = 3, image20 = 20"),
      Example(
        "letters that tell two things apart",
        "let lBlockDate = 1, rBlockDate = 2\nlet gLevel = 1, bLevel = 2, levels = 3"),
      Example(
        "the first letter of a type, and that of an acronym",
        """
        func open(_ gDate: GDate) {}
        struct Usage { var cRLCount = 1 }
        let kGuardian = KeyboardGuardian(count: 1)
        let fNameIndex = 1, lNameIndex = 2
        """),
    ])

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    letters(in: source) + (settings[Self.types] ? prefixedTypes(in: source) : [])
  }

  private func prefixedTypes(in source: SwiftSource) -> [Finding] {
    let judge = source.wordJudge
    return source.declarations.compactMap { declaration in
      TypePrefix(of: declaration, judge: judge).map { prefix in
        Finding.likely(
          "write '\(prefix.better)' instead of '\(declaration.name)': a module needs no prefix",
          at: declaration.name.range, replacements: [prefix.better])
      }
    }
  }

  private func letters(in source: SwiftSource) -> [Finding] {
    let judge = source.wordJudge
    return source.declaredNames(with: .hasLooseEnd).compactMap { declared in
      guard Self.mayBeFound(declared.name.utf8) else { return nil }
      let text = declared.name.text
      let parts = words(of: text)
      if let finding = Self.prefix(of: parts, declared, judge: judge) {
        return finding
      }
      return Self.suffix(of: parts, text, declared)
    }
  }

  /// A quick look at the bytes: one of the letters in front, or an ending that tells nothing.
  private static func mayBeFound(_ name: ByteText) -> Bool {
    let bare = name.drop { $0 == UInt8(ascii: "_") }
    guard let first = bare.first, let last = bare.last else { return false }
    return ScopeLetter.isPossible(first) || last == UInt8(ascii: "F")
      || last &- 0x30 < 10 && bare.dropLast().last.map { $0 &- 0x30 < 10 } == true
  }

  private static func prefix(
    of words: [NameWord], _ declared: DeclaredName, judge: WordJudge
  ) -> Finding? {
    guard declared.role != .type, declared.role != .enumerationCase,
      let mark = ScopeLetter(in: words, judge: judge)
    else { return nil }
    let evidence = PrefixEvidence(declared)
    guard !evidence.isInitial(mark.letter, before: mark.rest),
      mark.isCertain || !evidence.isExplained(mark.letter, whole: mark.rest)
    else { return nil }
    if mark.isCertain, let value = declared.declaration?.value.text,
      value.lowercased() == "\"\(mark.rest.lowercased())\"", readsAsOther(words)
    {
      return .likely(
        "leave out '\(mark.letter)' and say that it is a key: '\(mark.rest)Key'",
        at: declared.name.range)
    }
    return NameFault(declared.name.text, has: mark).finding(at: declared.name.range)
  }

  /// Whether a key would be called like a Boolean or like what somebody does: `isRead`, `allowMail`.
  private static func readsAsOther(_ words: [NameWord]) -> Bool {
    let rest = words.dropFirst().map(\.key)
    return rest.count > 1 && rest.last != "key"
      && (AssertionReading(rest).form == .assertion
        || LexicalWord(rest[0]).isMainlyVerb && CommandReading(rest).form == .command)
  }

  private static func suffix(
    of words: [NameWord], _ text: String, _ declared: DeclaredName
  ) -> Finding? {
    let range = declared.name.range
    if declared.role == .function, let fault = NameFault(functionMarkIn: text, of: words) {
      return fault.finding(at: range)
    }
    guard let fault = NameFault(numberIn: text, of: words), let number = words.last?.text,
      !PrefixEvidence(declared).isSize(number)
    else { return nil }
    return fault.finding(at: range)
  }
}
