import EmbeddedLexicon

/// One word of a name as the lexicon has it: which parts of speech it can be, and of which verbs it is a form.
public struct LexicalWord: Hashable, Sendable {
  /// In lower case.
  public let text: String
  private let traits: LexicalTraits
  /// How much oftener it is a noun than a verb, from 0 for a verb alone to 10 for a noun alone.
  public let nounShare: Int
  /// The verb of which the table says that it is the past form.
  private let tabledBase: String?

  public init(_ text: String) {
    self.text = text
    let own = GrammarTable.embedded.entry(of: text)
    let entry = own ?? Self.entryOfDerivedVerb(text)
    traits = entry?.traits ?? []
    nounShare = entry?.nounShare ?? 10
    tabledBase = own?.pastOf
  }

  /// `refetch`, `unhighlight`: a verb behind a prefix.
  private static func entryOfDerivedVerb(_ text: String) -> GrammarTable.Entry? {
    for prefix in prefixes where text.hasPrefix(prefix) && text.utf8.count > prefix.utf8.count + 2 {
      let rest = GrammarTable.embedded.entry(of: String(text.dropFirst(prefix.utf8.count)))
      if let rest, rest.traits.contains(.usualVerb) { return rest }
    }
    return nil
  }

  private static let prefixes = ["auto", "de", "dis", "over", "pre", "re", "un", "under"]

  public var isKnown: Bool { !traits.isEmpty || pastOf != nil || gerundOf != nil || isPlural }
  public var canBeNoun: Bool { traits.contains(.noun) }
  public var canBeVerb: Bool { !traits.isDisjoint(with: [.verb, .usualVerb]) }
  /// A verb that names of methods begin with.
  public var isUsualVerb: Bool { traits.contains(.usualVerb) }
  public var canBeAdjective: Bool { traits.contains(.adjective) }
  public var canBeAdverb: Bool { traits.contains(.adverb) }
  public var isPreposition: Bool { traits.contains(.preposition) }
  public var takesObject: Bool { traits.contains(.transitive) }
  /// An outcome that befalls what it is said of, `stateChanged`, and is no work of somebody else, `reportReceived`.
  public var isOutcomeOfSubject: Bool { isOutcome && traits.contains(.intransitive) && !isReading }
  public var isTouch: Bool { traits.contains(.touch) }
  /// A touch that no program does by itself: `tap`, but not `push`.
  var isTouchOfPerson: Bool { isTouch && traits.contains(.eventNoun) }
  public var isOutcome: Bool { traits.contains(.outcome) }
  /// A verb that says only that a value comes back: `calculate`.
  public var isGetting: Bool { traits.contains(.getting) }
  /// A verb of working something out, of which a strict reader says the same: `find`.
  public var isSearching: Bool { traits.contains(.searching) }
  /// A verb of taking a value from elsewhere: `fetch`.
  public var isReading: Bool { traits.contains(.reading) }
  /// A verb of changing what is kept elsewhere: `delete`.
  public var isWriting: Bool { traits.contains(.writing) }
  /// A verb for making something new, other than make.
  public var isBuilding: Bool { traits.contains(.building) }
  var isMake: Bool { traits.contains(.make) }
  public var isState: Bool { traits.contains(.state) }
  /// A verb that changes a value and whose participle names the changed copy: `sort`.
  public var isChange: Bool { traits.contains(.change) }
  /// A preposition that is as often a part of a verb: `in` of `sign in`.
  public var isParticle: Bool { traits.contains(.particle) }
  /// What a person touches: `button`.
  public var isControl: Bool { traits.contains(.control) }
  /// What outlasts the program, or who keeps it, one or several: `settings`.
  public var isKeeping: Bool {
    traits.contains(.keeping)
      || text.hasSuffix("s") && LexicalWord(String(text.dropLast())).isKeeping
  }
  /// What lies on a disk, one or several: `folder`.
  public var isOnDisk: Bool {
    traits.contains(.disk)
      || text.hasSuffix("s") && LexicalWord(String(text.dropLast())).isOnDisk
  }
  public var isAuxiliary: Bool { traits.contains(.auxiliary) }
  /// Whether a name that begins with it can only tell what to do to something: `sanitize`, and not `display` or `fetch`.
  public var isForCommandsAlone: Bool {
    isUsualVerb && takesObject && (!canBeNoun && !canBeAdjective || nounShare == 0)
      && !isMake && !isBuilding && !isReading
  }
  /// A verb that is an adjective about as often: `open`.
  var isAlsoAdjective: Bool { traits.contains(.describing) }
  /// Whether it says again or back what another verb says: `undo`, `restart`, as an action is called.
  var isNameOfAction: Bool {
    canBeVerb
      && ["re", "un"].contains { prefix in
        text.hasPrefix(prefix) && LexicalWord(String(text.dropFirst(prefix.utf8.count))).isUsualVerb
      }
  }
  /// Whether a name that begins with it tells what to do before it is taken for a thing.
  public var isMainlyVerb: Bool { isUsualVerb && nounShare < 7 || canBeVerb && nounShare < 3 }
}

extension LexicalWord {
  /// The verb of which it is the past form or the participle, and not its plain form.
  public var pastOf: LexicalWord? {
    if let base = tabledBase { return LexicalWord(base) }
    guard text.hasSuffix("ed"), text.utf8.count > 3, !canBeVerb || nounShare > 6 else { return nil }
    return verb(whose: \.past, endsIn: "ed")
  }

  /// The same of a form that is no verb itself: of `selected`, but not of `lay` and `bound`.
  public var pastAloneOf: LexicalWord? { canBeVerb ? nil : pastOf }

  /// The verb of which it is the form in `ing`.
  public var gerundOf: LexicalWord? {
    guard text.hasSuffix("ing"), text.utf8.count > 4 else { return nil }
    return verb(whose: \.presentParticiple, endsIn: "ing")
  }

  /// The verb of which it is the third person.
  public var thirdPersonOf: LexicalWord? {
    guard text.hasSuffix("s"), !text.hasSuffix("ss"), text.utf8.count > 2 else { return nil }
    var candidates = [String(text.dropLast()), String(text.dropLast(2))]
    if text.hasSuffix("ies") { candidates = [text.dropLast(3) + "y"] }
    return candidates.lazy.map(LexicalWord.init)
      .first { $0.canBeVerb && Verb($0.text).thirdPerson == text }
  }

  /// Whether it is the plural of a noun.
  public var isPlural: Bool {
    guard text.hasSuffix("s"), !text.hasSuffix("ss") else { return isOwnPlural(text) }
    return GrammarTable.embedded.entry(of: String(text.dropLast()))?.traits.contains(.noun) ?? false
      || isOwnPlural(text)
  }

  private func verb(whose form: (Verb) -> String, endsIn ending: String) -> LexicalWord? {
    let stem = String(text.dropLast(ending.utf8.count))
    var candidates = [stem, stem + "e"]
    if ending == "ed", stem.hasSuffix("i") { candidates.append(stem.dropLast() + "y") }
    if stem.utf8.last == stem.utf8.dropLast().last { candidates.append(String(stem.dropLast())) }
    return candidates.lazy.map(LexicalWord.init)
      .first { $0.canBeVerb && form(Verb($0.text)) == text }
  }
}

/// What the table says of a word, a letter for each.
struct LexicalTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let noun = LexicalTraits(rawValue: 1)
  static let verb = LexicalTraits(rawValue: 2)
  static let adjective = LexicalTraits(rawValue: 4)
  static let preposition = LexicalTraits(rawValue: 8)
  static let usualVerb = LexicalTraits(rawValue: 16)
  static let transitive = LexicalTraits(rawValue: 32)
  static let touch = LexicalTraits(rawValue: 64)
  static let outcome = LexicalTraits(rawValue: 128)
  static let eventNoun = LexicalTraits(rawValue: 256)
  static let getting = LexicalTraits(rawValue: 512)
  static let building = LexicalTraits(rawValue: 1024)
  static let state = LexicalTraits(rawValue: 2048)
  static let auxiliary = LexicalTraits(rawValue: 4096)
  static let adverb = LexicalTraits(rawValue: 8192)
  static let change = LexicalTraits(rawValue: 16_384)
  static let particle = LexicalTraits(rawValue: 32_768)
  static let searching = LexicalTraits(rawValue: 131_072)
  static let control = LexicalTraits(rawValue: 65_536)
  static let make = LexicalTraits(rawValue: 262_144)
  static let keeping = LexicalTraits(rawValue: 524_288)
  static let reading = LexicalTraits(rawValue: 1_048_576)
  static let writing = LexicalTraits(rawValue: 2_097_152)
  static let disk = LexicalTraits(rawValue: 4_194_304)
  static let describing = LexicalTraits(rawValue: 8_388_608)
  static let intransitive = LexicalTraits(rawValue: 16_777_216)

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(letter: UInt8) {
    self =
      switch letter {
      case UInt8(ascii: "n"): .noun
      case UInt8(ascii: "v"): .verb
      case UInt8(ascii: "a"): .adjective
      case UInt8(ascii: "r"): .adverb
      case UInt8(ascii: "p"): .preposition
      case UInt8(ascii: "V"): .usualVerb
      case UInt8(ascii: "t"): .transitive
      case UInt8(ascii: "i"): .intransitive
      case UInt8(ascii: "T"): .touch
      case UInt8(ascii: "O"): .outcome
      case UInt8(ascii: "E"): .eventNoun
      case UInt8(ascii: "G"): .getting
      case UInt8(ascii: "B"): .building
      case UInt8(ascii: "S"): .state
      case UInt8(ascii: "A"): .auxiliary
      case UInt8(ascii: "C"): .change
      case UInt8(ascii: "M"): .make
      case UInt8(ascii: "L"): .particle
      case UInt8(ascii: "U"): .control
      case UInt8(ascii: "K"): .keeping
      case UInt8(ascii: "R"): .reading
      case UInt8(ascii: "W"): .writing
      case UInt8(ascii: "g"): .searching
      case UInt8(ascii: "F"): .disk
      case UInt8(ascii: "D"): .describing
      default: []
      }
  }
}

/// The table that `Scripts/make-grammar.py` writes, searched as it lies in the binary.
struct GrammarTable: Sendable {
  static let embedded = GrammarTable()

  private let lines = SortedLines(embeddedGrammar(), separator: ",")

  struct Entry {
    let traits: LexicalTraits
    let nounShare: Int
    /// What stands behind the flags.
    private let rest: Slice<UnsafeBufferPointer<UInt8>>

    init(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
      let flags = line.prefix { $0 != UInt8(ascii: ",") }
      var traits = LexicalTraits()
      var share: Int?
      for flag in flags {
        if flag &- UInt8(ascii: "0") < 10 {
          share = share ?? Int(flag - UInt8(ascii: "0"))
        } else {
          traits.formUnion(LexicalTraits(letter: flag))
        }
      }
      self.traits = traits
      nounShare = share ?? (traits.isDisjoint(with: [.verb, .usualVerb]) ? 10 : 0)
      rest = line[flags.endIndex...].dropFirst()
    }

    /// Past form and participle of an irregular verb.
    var forms: [String] { fields.prefix(2).filter { !$0.isEmpty } }
    /// The verb of which the word is such a form.
    var pastOf: String? { rest.isEmpty ? nil : fields.dropFirst(2).first }

    private var fields: [String] {
      if rest.isEmpty { return [] }
      return rest.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private static let remembered = LinePlaces()

  func entry(of word: UnsafeBufferPointer<UInt8>) -> Entry? {
    place(ofRestOf: word).map { Entry(lines.bytes[$0].dropFirst()) }
  }

  /// Names have few words and have them often.
  private func place(ofRestOf word: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let start = Self.remembered.start(of: word)
    if let place = lines.place(ofRestOf: word, onLineAt: start) { return place }
    if Self.remembered.isMissing(word) { return nil }
    guard let place = lines.place(ofRestOf: word) else {
      Self.remembered.insertMissing(word)
      return nil
    }
    Self.remembered.insert(place.lowerBound - word.count, of: word)
    return place
  }

  func entry(of word: String) -> Entry? {
    var word = word
    return word.withUTF8(entry)
  }
}
