import Diagnostics
import SourceModel
import Words

struct ScopePrefix: Rule {
  static let types = RuleOption(
    "types", default: false,
    "whether two or three capitals in front of a type's name are found that no list knows")

  static let about = RuleDescription(
    id: "scope_prefix",
    summary: "A name says what it holds, not where it is declared or which number it has.",
    why:
      "The editor shows scope and type; a letter in front of the name only hides its first word.",
    options: [types],
    examples: [
      Example(
        "a letter for constants, members or globals",
        """
        let kMaximum = 3
        //  ^^^^^^^^ scope_prefix: write 'maximum' instead of 'kMaximum'
        struct Album { var mName = "" }
        //                 ^^^^^ scope_prefix: write 'name' instead of 'mName'
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
      Example("a letter in front of a keyword", "func find(_ kClass: Int) {}"),
      Example("a letter that is a word", "let iPhone = 1, xAxis = 2, aPhoto = 3, eBook = 4"),
      Example(
        "terms that begin with a letter", "let cString = 1, pValue = 2, vStack = 3, nBytes = 4"),
      Example(
        "a number that says something", "let utf16 = 1, photo2 = 2, version14 = 3, image20 = 20"),
      Example("letters that tell two things apart", "let lBlockDate = 1, rBlockDate = 2"),
    ])

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    letters(in: source) + (settings[Self.types] ? prefixedTypes(in: source) : [])
  }

  private func prefixedTypes(in source: SwiftSource) -> [Finding] {
    let judge = source.wordJudge
    return source.declarations.compactMap { declaration in
      TypePrefix(of: declaration, judge: judge).map { prefix in
        Finding(
          "write '\(prefix.better)' instead of '\(declaration.name)': a module needs no prefix",
          at: declaration.name.range, certainty: .likely, replacements: [prefix.better])
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
    return first < 0x80 && letters.contains(first) || last == UInt8(ascii: "F")
      || last &- 0x30 < 10 && bare.dropLast().last.map { $0 &- 0x30 < 10 } == true
  }

  private static let letters = Set(prefixes.keys.compactMap(\.utf8.first))

  private static func prefix(
    of words: [NameWord], _ declared: DeclaredName, judge: WordJudge
  ) -> Finding? {
    guard words.count > 1, declared.role != .type, declared.role != .enumerationCase,
      let letter = words.first, letter.text.utf8.count == 1, let next = words.dropFirst().first,
      next.kind == .word || next.kind == .acronym, next.text.utf8.count > 1,
      let exceptions = prefixes[letter.text], !exceptions.contains(next.key),
      next.key != "id"  // the identifier of what the letter stands for
    else { return nil }
    let whole = wholeName(of: words.dropFirst(), judge: judge)
    let isCertain = certainPrefixes.contains(letter.text)
    // `kClass`: the letter makes a name of a keyword.
    guard !SwiftKeywords.contains(whole) else { return nil }
    guard isCertain || !PrefixEvidence(declared).isExplained(letter.text, whole: whole) else {
      return nil
    }
    return Finding(
      "write '\(whole)' instead of '\(declared.name.text)'", at: declared.name.range,
      certainty: isCertain ? .certain : .likely, replacements: [whole])
  }

  private static func suffix(
    of words: [NameWord], _ text: String, _ declared: DeclaredName
  ) -> Finding? {
    guard words.count > 1, let last = words.last, let before = words.dropLast().last else {
      return nil
    }
    if last.text == "F", declared.role == .function, before.kind == .word {
      return Finding(
        "write '\(text.dropLast())' instead of '\(text)'", at: declared.name.range,
        certainty: .likely, replacements: [String(text.dropLast())])
    }
    guard last.kind == .number, last.text.utf8.count > 1, visibleThings.contains(before.key),
      !PrefixEvidence(declared).isSize(last.text)
    else { return nil }
    return Finding(
      "write which one it is instead of '\(text)'", at: declared.name.range, certainty: .likely)
  }

  /// The name that is left, with the words in place of abbreviations that have only one meaning.
  private static func wholeName(of words: ArraySlice<NameWord>, judge: WordJudge) -> String {
    let whole = words.flatMap { word in
      (judge.verdict(on: word).replacement ?? word.text).split(separator: " ")
    }
    return whole.enumerated().reduce(into: "") { name, part in
      let isAcronym = part.element.utf8.allSatisfy { $0 &- 0x41 < 26 }
      let rest = isAcronym && part.offset == 0 ? part.element.lowercased() : String(part.element)
      name +=
        part.offset == 0
        ? rest.prefix(1).lowercased() + rest.dropFirst()
        : rest.prefix(1).uppercased() + rest.dropFirst()
    }
  }

  private static let certainPrefixes: Set<String> = ["g", "k", "m"]

  /// The letters that stand for a scope, a kind or a type, and the words with which they form a term.
  private static let prefixes: [String: Set<String>] = [
    "b": ["side", "spline", "tree"],
    "c": [
      "array", "buffer", "char", "class", "code", "compiler", "constant", "data", "declaration",
      "enum", "function", "header", "import", "interop", "language", "library", "module", "name",
      "pointer", "source", "std", "string", "strings", "struct", "structure", "style", "type",
      "types",
      "value",
    ],
    "f": ["number", "stop", "string"],
    "g": ["force", "unit", "zip"],
    "i": ["beam", "frame", "node", "term"],
    "k": ["factor", "fold", "means", "nearest", "value", "way"],
    "l": ["side", "system", "value"],
    "m": ["commerce", "learning", "time"],
    "o": ["notation"],
    "p": ["code", "list", "norm", "value", "values"],
    "r": ["squared", "tree", "value"],
    "s": ["box", "curve", "expression", "expr"],
  ]

  /// Things on a screen, of which a number does not say which one is meant.
  private static let visibleThings: Set<String> = [
    "button", "cell", "controller", "field", "image", "label", "table", "text", "view", "window",
  ]
}
