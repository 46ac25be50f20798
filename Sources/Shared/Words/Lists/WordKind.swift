import EmbeddedLexicon

/// The list that a word stands in.
enum WordKind: UInt8, Sendable {
  /// English of every day.
  case common = 0x63  // c
  case standard = 0x73  // s
  case rare = 0x72  // r
  /// Spelled so in America alone.
  case american = 0x61  // a
  /// Spelled so in Britain alone.
  case british = 0x62  // b
  case properName = 0x6E  // n
  /// Of computing, or of Apple's and Swift's libraries.
  case term = 0x74  // t
  /// The name of a function of the C library.
  case function = 0x66  // f
  /// An abbreviation that Apple's guidelines accept.
  case accepted = 0x41  // A
  case abbreviation = 0x78  // x
  /// An abbreviation that is an English word as well.
  case abbreviationAndWord = 0x79  // y
}
