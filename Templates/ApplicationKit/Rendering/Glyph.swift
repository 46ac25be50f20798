/// What one cell of the screen shows, as a number: a character of one scalar is that scalar, longer
/// ones are numbered as they come.
struct Glyph: Hashable {
  private let number: UInt32

  private static let firstNumbered: UInt32 = 1 << 31
  /// The texts of several scalars that have been shown so far, and their numbers.
  @MainActor private static var texts: [String] = []
  @MainActor private static var numbers: [String: UInt32] = [:]

  /// The right half of a wide character shows nothing of its own.
  static let nothing = Glyph(number: 0)
  static let blank = Glyph(ascii: 0x20)

  private init(number: UInt32) {
    self.number = number
  }

  init(ascii byte: UInt8) {
    number = UInt32(byte)
  }

  @MainActor
  init(_ text: String) {
    let scalars = text.unicodeScalars
    if let first = scalars.first, scalars.count == 1 {
      number = first.value
    } else if let known = Self.numbers[text] {
      number = known
    } else {
      number = Self.firstNumbered + UInt32(Self.texts.count)
      Self.texts.append(text)
      Self.numbers[text] = number
    }
  }

  /// Whether all terminals agree on the columns that the text takes.
  var isSingleScalar: Bool { number < Self.firstNumbered }

  /// The character of ASCII that is shown; nil for any other.
  var ascii: UInt8? { number > 0 && number < 0x80 ? UInt8(number) : nil }

  @MainActor
  var text: String {
    if number == 0 { return "" }
    guard isSingleScalar else { return Self.texts[Int(number - Self.firstNumbered)] }
    return Unicode.Scalar(number).map { String(Character($0)) } ?? ""
  }
}
