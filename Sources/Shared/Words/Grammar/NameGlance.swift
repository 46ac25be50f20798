/// What a look at the bytes of a name tells, for rules that pass over nearly all names.
public struct NameGlance: Sendable {
  private let first: WordMarks
  /// Whether a word behind the first one is a preposition.
  public let hasPreposition: Bool

  public init(_ name: UnsafeBufferPointer<UInt8>) {
    first = firstWord(of: name).map { WordMarks.of(name[$0]) } ?? []
    hasPreposition = Self.hasPreposition(name)
  }

  /// Whether its first word is a verb that names begin with, before anything else: `remove`.
  public var beginsWithPlainVerb: Bool { first.contains(.plainVerb) }

  /// Whether its first word is a verb of building or a preposition.
  public var beginsWithBuildingOrPreposition: Bool {
    !first.isDisjoint(with: [.building, .preposition])
  }

  /// Whether its first word is a verb of getting or searching.
  public var beginsWithGetting: Bool { first.contains(.getting) }

  private static func hasPreposition(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 1
    while place < name.count {
      guard name[place] &- UInt8(ascii: "A") < 26 else {
        place += 1
        continue
      }
      var end = place + 1
      while end < name.count, name[end] &- UInt8(ascii: "a") < 26 { end += 1 }
      if end - place > 1, end - place < 10, WordMarks.of(name[place..<end]).contains(.preposition) {
        return true
      }
      place = end
    }
    return false
  }
}

/// What glances at names ask of one word, four answers at most.
struct WordMarks: OptionSet {
  let rawValue: UInt8

  static let plainVerb = WordMarks(rawValue: 1)
  static let building = WordMarks(rawValue: 2)
  static let getting = WordMarks(rawValue: 4)
  static let preposition = WordMarks(rawValue: 8)

  private static let remembered = MarkedWords()

  /// The marks of a word in whatever case.
  static func of(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> WordMarks {
    guard let packed = PlainWords.Packed(word) else { return sought(word) }
    if let marks = remembered.marks(of: packed) { return WordMarks(rawValue: marks) }
    let marks = sought(word)
    remembered.insert(packed, marks: marks.rawValue)
    return marks
  }

  private static func sought(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> WordMarks {
    WordMarks(LexicalWord(String(decoding: word, as: UTF8.self).lowercased()))
  }

  private init(_ word: LexicalWord) {
    self = []
    if word.isBuilding { insert(.building) }
    if word.isGetting || word.isSearching { insert(.getting) }
    if isEmpty, word.isUsualVerb, word.nounShare < 7, !word.isChange, !word.isMake {
      insert(.plainVerb)
    }
    if word.isPreposition { insert(.preposition) }
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
