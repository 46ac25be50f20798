import Diagnostics

/// A type as it is written.
public struct TypeName {
  /// The written text; empty where no type is written.
  public let name: Name

  /// As it is written, without the comments inside it.
  public var text: String {
    let bytes = name.utf8
    guard bytes.contains(UInt8(ascii: "/")) else { return name.text }
    return String(decoding: Self.withoutComments(bytes), as: UTF8.self)
  }

  public var range: FileRange { name.range }
  public var isEmpty: Bool { name.isEmpty }

  /// Whether it ends in `?` or `!`.
  public var isOptional: Bool {
    let last = name.utf8.last
    return last == UInt8(ascii: "?") || last == UInt8(ascii: "!")
  }

  /// Whether it is a function's, or has one in it.
  public var hasArrow: Bool { name.utf8.hasArrow }

  /// Whether nothing comes back: no type, `Void` or `()`.
  public var isVoid: Bool { isEmpty || name == "Void" || name == "()" || name == "Swift.Void" }

  public var isBool: Bool { name == "Bool" || name == "Swift.Bool" }

  /// The nominal type itself: without attributes, `any`, `some`, `~`, `?`, `!`, parentheses and
  /// generic arguments. `(any PhotoViewDelegate)?` is `PhotoViewDelegate`; a function, tuple or
  /// collection type has none.
  public var base: String? {
    baseBytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Its name without those of the types that it lies in: `View` of `Photo.View`.
  public var lastName: String? {
    guard let base = baseBytes else { return nil }
    let start = base.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? base.startIndex
    return String(decoding: base[start...], as: UTF8.self)
  }

  /// The same as the base without a text being made of it.
  var baseBytes: ByteText? {
    var bytes = name.utf8
    // Most types are a plain name, an optional one or a collection, which need no taking apart.
    guard let first = bytes.first, first != UInt8(ascii: "[") else { return nil }
    if isOptional { bytes.removeLast() }
    guard !bytes.isEmpty, bytes.allSatisfy(Self.isPartOfName) else { return strippedBase }
    return bytes
  }

  /// A quick look: whether a word in small letters may begin what an object of the type is called, which is in words of
  /// the type or in letters from its beginning.
  public func mayBeCalled(_ word: String?) -> Bool {
    guard let letters = word?.utf8, let letter = letters.first, let base = baseBytes else {
      return false
    }
    let first = base.first { $0 != UInt8(ascii: "_") }
    return letter >= 0x80 || first.map { $0 | 0x20 } == letter || base.mayContain(letters)
  }

  private static func withoutComments(_ text: ByteText) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      if rest.starts(with: "//") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      } else if rest.starts(with: "/*") {
        repeat { rest.removeFirst() } while !rest.isEmpty && !rest.starts(with: "*/")
        rest = rest.dropFirst(2)
      } else {
        kept.append(byte)
        rest.removeFirst()
      }
    }
    return kept
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isPartOfName || byte == UInt8(ascii: ".")
  }

  private var strippedBase: ByteText? {
    var words = name.utf8
    if words.hasArrow { return nil }
    while true {
      let count = words.count
      words = Self.withoutLead(words.trimmed())
      if words.ends(with: "?") || words.ends(with: "!") { words.removeLast() }
      if words.count > 1, words.starts(with: "("), words.ends(with: ")") {
        words = words.dropFirst().dropLast()
      }
      if words.count == count { break }
    }
    words = words.prefix { $0 != UInt8(ascii: "<") }
    return !words.isEmpty && words.allSatisfy(Self.isPartOfName) ? words : nil
  }

  private static let leads = [
    "any ", "some ", "inout ", "borrowing ", "consuming ", "sending ", "isolated ",
  ]

  /// Without the words and signs that may stand before a type's name.
  private static func withoutLead(_ text: ByteText) -> ByteText {
    var text = text
    // Most types have none of them.
    guard let first = text.first, "~@".utf8.contains(first) || text.contains(UInt8(ascii: " "))
    else { return text }
    for word in leads where text.starts(with: word) { text = text.dropFirst(word.utf8.count) }
    if text.starts(with: "~") { text.removeFirst() }
    return text.starts(with: "@") ? text.drop { !$0.isSpace } : text
  }
}
