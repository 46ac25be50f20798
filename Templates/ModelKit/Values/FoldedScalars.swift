/// The scalars of a text as UTF-8 without case and accents, as far as each is folded by itself and is a character
/// of its own whatever stands beside it: nothing is built, whereas folding a whole text takes a hundred times as
/// long.
struct FoldedScalars {
  /// What comes behind the last scalar, before every scalar in the order.
  static let end: Int32 = -1

  /// What comes instead of a scalar of which only the whole text tells what it becomes.
  static let unknown: Int32 = -2
  private static let dropped: Int32 = -3

  static let both: ComparisonOptions = [.letterCase, .diacritics]

  private let bytes: UnsafeRawBufferPointer
  private let count: Int
  private let foldsCase: Bool

  /// Beyond ASCII every scalar is unknown unless both are folded.
  private let foldsAll: Bool
  private var position: Int

  /// - Parameter position: where a scalar begins.
  init(
    _ bytes: UnsafeRawBufferPointer, from position: Int = 0,
    ignoring options: ComparisonOptions = both
  ) {
    self.bytes = bytes
    self.position = position
    count = bytes.count
    foldsCase = options.contains(.letterCase)
    foldsAll = options == Self.both
  }

  /// In plain steps, which do not take long either in an application that is built for debugging.
  mutating func next() -> Int32 {
    while position < count {
      let byte = bytes[position]
      if byte < 0x80 {
        position += 1
        return Int32(foldsCase ? byte.lowercaseLetter : byte)
      }
      guard foldsAll else { return Self.unknown }
      let folded = Self.folded(scalar(beginning: byte))
      if folded != Self.dropped { return folded }
    }
    return Self.end
  }

  /// The scalar at the position, which moves behind it.
  private mutating func scalar(beginning byte: UInt8) -> Int32 {
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard byte >= 0xC2, position + length <= count else { return Self.unknown }
    var scalar = Int32(byte & (0x7F >> UInt8(length)))
    var place = 1
    while place < length {
      let next = bytes[position + place]
      guard next & 0xC0 == 0x80 else { return Self.unknown }
      scalar = scalar << 6 | Int32(next & 0x3F)
      place += 1
    }
    guard length == 2 || scalar >= (length == 3 ? 0x800 : 0x1_0000) else { return Self.unknown }
    position += length
    return scalar
  }

  private static func folded(_ scalar: Int32) -> Int32 {
    if scalar < 0x700 { return scalar < 0x80 ? unknown : letters[Int(scalar) - 0x80] }
    if scalar >= 0x3100 && scalar <= 0x9FFF { return scalar }
    return switch scalar {
    case 0x1E00..<0x2000: furtherLetters[Int(scalar) - 0x1E00]
    case 0x3040..<0x3100: kana[Int(scalar) - 0x3040]
    // Punctuation, currencies, syllables, wide forms and pictures stay as they are, as ideographs do.
    case 0x2010...0x2027, 0x20A0...0x20BF, 0x3000...0x3029, 0xAC00...0xD7A3, 0xFF5B...0xFF9D,
      0x1F300...0x1F3FA, 0x1F400...0x1FAFF:
      scalar
    default: unknown
    }
  }

  private static let letters = table(of: 0x80..<0x700)
  private static let furtherLetters = table(of: 0x1E00..<0x2000)
  private static let kana = table(of: 0x3040..<0x3100)

  private static func table(of scalars: Range<UInt32>) -> [Int32] {
    scalars.map { number in
      guard let scalar = Unicode.Scalar(number) else { return unknown }
      let folded = Collation.folded(String(scalar), ignoring: both).unicodeScalars
      guard let first = folded.first else { return dropped }
      let joins: Set<Unicode.GeneralCategory> = [
        .control, .format, .spacingMark, .enclosingMark, .unassigned,
      ]
      let standsAlone =
        folded.count == 1 && first.properties.canonicalCombiningClass == .notReordered
        && joins.isDisjoint(with: [
          scalar.properties.generalCategory, first.properties.generalCategory,
        ])
      return standsAlone ? Int32(first.value) : unknown
    }
  }
}

extension FoldedScalars {
  /// Whether none is unknown or a newline, of which two may be one character.
  var areCharacters: Bool {
    var rest = self
    while true {
      let scalar = rest.next()
      if scalar == Self.end { return true }
      if scalar == Self.unknown || scalar == 10 || scalar == 13 { return false }
    }
  }

  /// Whether the next are others; nil where one is unknown, or the one behind, which may belong to it.
  ///
  /// - Parameter isEnd: whether there are to be no more.
  func start(with others: FoldedScalars, isEnd: Bool) -> Bool? {
    var (mine, theirs) = (self, others)
    while true {
      let (first, second) = (mine.next(), theirs.next())
      if first == Self.unknown { return nil }
      if second == Self.end { return !isEnd || first == Self.end }
      if first != second { return mine.next() == Self.unknown ? nil : false }
    }
  }
}
