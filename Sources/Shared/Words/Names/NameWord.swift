/// One word of a name, with the place where it stands.
public struct NameWord: Hashable, Sendable {
  /// The word as it is written, such as `URLs` in `cachedURLs`.
  public let text: String
  /// Offsets in UTF-8 bytes from the start of the name.
  public let range: Range<Int>
  public let kind: Kind
  /// The spelling by which the lists know the word: lower case, an acronym without its plural `s`.
  public let key: String

  public enum Kind: Hashable, Sendable {
    /// Lower case, or one capital and lower case behind it.
    case word
    /// Two capitals or more, with the `s` of a plural behind them or not.
    case acronym
    /// A spelling with capitals of its own inside, such as `iPhone` or `OAuth`.
    case brand
    case number
    /// Letters that have no case, such as Chinese, Japanese and Korean ones.
    case caseless
  }

  public init(_ text: String, range: Range<Int>, kind: Kind) {
    self.text = text
    self.range = range
    self.kind = kind
    key = Self.key(of: text, kind: kind)
  }

  private static func key(of text: String, kind: Kind) -> String {
    // Nearly each first word of a name is its own key.
    if isInSmallLetters(text) { return text }
    return kind == .acronym && text.utf8.last == UInt8(ascii: "s")
      ? text.dropLast().lowercased() : text.lowercased()
  }

  private static func isInSmallLetters(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.allSatisfy { $0 &- UInt8(ascii: "a") < 26 } }
  }
}
