import Diagnostics

/// A type as it is written.
public struct TypeName {
  /// The written text; empty where no type is written.
  public let name: Name

  public var text: String { name.text }
  public var range: FileRange { name.range }
  public var isEmpty: Bool { name.isEmpty }

  /// Whether it ends in `?` or `!`.
  public var isOptional: Bool {
    let last = name.utf8.last
    return last == UInt8(ascii: "?") || last == UInt8(ascii: "!")
  }

  /// Whether nothing comes back: no type, `Void` or `()`.
  public var isVoid: Bool { isEmpty || name == "Void" || name == "()" || name == "Swift.Void" }

  public var isBool: Bool { name == "Bool" || name == "Swift.Bool" }

  /// The nominal type itself: without attributes, `any`, `some`, `~`, `?`, `!`, parentheses and
  /// generic arguments. `(any PhotoViewDelegate)?` is `PhotoViewDelegate`; a function, tuple or
  /// collection type has none.
  public var base: String? {
    // Most types are a plain name, which needs no taking apart.
    if name.utf8.allSatisfy(Self.isPartOfName) { return isEmpty ? nil : text }
    return strippedBase
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private var strippedBase: String? {
    var words = Substring(text)
    if words.contains("->") { return nil }
    while true {
      let before = words
      words = Self.trimmed(words)
      if words.hasSuffix("?") || words.hasSuffix("!") { words = words.dropLast() }
      if words.hasPrefix("("), words.hasSuffix(")") { words = words.dropFirst().dropLast() }
      if words == before { break }
    }
    words = words.prefix { $0 != "<" }
    let isName = words.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName && !words.isEmpty ? String(words) : nil
  }

  /// Without the words and signs that may stand before a type's name.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    for word in ["any", "some", "inout", "borrowing", "consuming", "sending"]
    where text.hasPrefix(word + " ") {
      text = text.dropFirst(word.count + 1)
    }
    if text.hasPrefix("~") { text = text.dropFirst() }
    if text.hasPrefix("@") {
      text = text.drop { !$0.isWhitespace }
    }
    return text
  }
}
