import Words

/// What the bytes of a name and the lists of words tell of it, found out once for each name of a tree, so that
/// rules pass over nearly all names by one look.
public struct NameTraits: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The lists do not pass all of its words.
  static let isDoubtful = NameTraits(rawValue: 1)
  public static let isOneByte = NameTraits(rawValue: 2)
  public static let isBeyondASCII = NameTraits(rawValue: 4)
  /// A letter stands alone in front of the rest or behind it, or a figure behind it.
  public static let hasLooseEnd = NameTraits(rawValue: 8)
  /// Behind the signs in front of it, it begins with such a letter of ASCII.
  public static let beginsSmall = NameTraits(rawValue: 16)
  public static let beginsCapital = NameTraits(rawValue: 32)
  /// It has an underscore behind its first letter.
  public static let hasUnderscore = NameTraits(rawValue: 64)
  /// It has an acronym that no list knows.
  static let hasAcronym = NameTraits(rawValue: 128)
  /// It has letters in mixed case that everybody knows as an acronym.
  public static let hasMixedAcronym = NameTraits(rawValue: 256)
  /// It is one known word of few letters, which may be another one cut short.
  static let isShortWord = NameTraits(rawValue: 512)

  init(of name: UnsafeBufferPointer<UInt8>) {
    self = []
    if name.count == 1 { insert(.isOneByte) }
    if name.contains(where: { $0 >= 0x80 }) { insert(.isBeyondASCII) }
    if Self.hasLooseEnd(name) { insert(.hasLooseEnd) }
    let bare = name.drop { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "$") }
    if let first = bare.first {
      if first &- 0x61 < 26 { insert(.beginsSmall) }
      if first &- 0x41 < 26 { insert(.beginsCapital) }
    }
    if bare.contains(UInt8(ascii: "_")) { insert(.hasUnderscore) }
    if Acronyms.standard.mayBeMixed(in: name[...]) { insert(.hasMixedAcronym) }
  }

  private static func hasLooseEnd(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let bare = name.drop { $0 == UInt8(ascii: "_") }
    guard bare.count > 2, let first = bare.first, let last = bare.last else { return false }
    let second = bare[bare.startIndex + 1]
    let isCapital = second &- 0x41 < 26 || second == UInt8(ascii: "_")
    return first &- 0x61 < 26 && isCapital || last == UInt8(ascii: "F") || last &- 0x30 < 10
  }
}
