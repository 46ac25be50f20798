/// The scalars of a text as UTF-8 without case and accents, as far as each is folded by itself and is a character
/// of its own whatever stands beside it: nothing is built, whereas folding a whole text takes a hundred times as
/// long.
struct FoldedScalars {
  /// What comes behind the last scalar, before every scalar in the order.
  static let end: Int32 = -1

  /// What comes instead of a scalar of which only the whole text tells what it becomes.
  static let unknown: Int32 = -2
  private static let dropped: Int32 = -3

  private let bytes: UnsafeRawBufferPointer
  private let options: ComparisonOptions
  private var position: Int

  static let both: ComparisonOptions = [.letterCase, .diacritics]

  /// - Parameters:
  ///   - position: where a scalar begins.
  ///   - options: what is folded; beyond ASCII every scalar is unknown unless that is all.
  init(
    _ bytes: UnsafeRawBufferPointer, from position: Int = 0,
    ignoring options: ComparisonOptions = both
  ) {
    self.bytes = bytes
    self.position = position
    self.options = options
  }

  mutating func next() -> Int32 {
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        position += 1
        return Int32(options.contains(.letterCase) ? byte.lowercaseLetter : byte)
      }
      let folded = options == Self.both ? Self.folded(scalar(beginning: byte)) : Self.unknown
      if folded != Self.dropped { return folded }
    }
    return Self.end
  }

  /// The scalar at the position, which moves behind it.
  private mutating func scalar(beginning byte: UInt8) -> Int32 {
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard byte >= 0xC2, position + length <= bytes.count else { return Self.unknown }
    var scalar = Int32(byte) & (0x7F >> Int32(length))
    for place in position + 1..<position + length {
      guard bytes[place] & 0xC0 == 0x80 else { return Self.unknown }
      scalar = scalar << 6 | Int32(bytes[place] & 0x3F)
    }
    guard length == 2 || scalar >= (length == 3 ? 0x800 : 0x1_0000) else { return Self.unknown }
    position += length
    return scalar
  }

  private static func folded(_ scalar: Int32) -> Int32 {
    switch scalar {
    case 0x80..<0x700: letters[Int(scalar) - 0x80]
    case 0x1E00..<0x2000: furtherLetters[Int(scalar) - 0x1E00]
    case 0x3040..<0x3100: kana[Int(scalar) - 0x3040]
    // Punctuation, currencies, ideographs, syllables, wide forms and pictures stay as they are.
    case 0x2010...0x2027, 0x20A0...0x20BF, 0x3000...0x3029, 0x3100...0x9FFF, 0xAC00...0xD7A3,
      0xFF5B...0xFF9D, 0x1F300...0x1F3FA, 0x1F400...0x1FAFF:
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
  /// How many there are; nil where one is unknown.
  var count: Int? {
    var (rest, count) = (self, 0)
    while case let scalar = rest.next(), scalar != Self.end {
      if scalar == Self.unknown { return nil }
      count += 1
    }
    return count
  }

  /// Whether they begin with others.
  func starts(with others: FoldedScalars) -> Bool {
    var (mine, theirs) = (self, others)
    while case let scalar = theirs.next(), scalar != Self.end {
      if mine.next() != scalar { return false }
    }
    return true
  }
}
