/// What a finding is about, in words that stay the same while other code changes: neither lines nor figures.
public struct Subject: Hashable, Sendable {
  /// The declaration and the word with a tab between them: one string, since a large tree has very many of them.
  public let text: String

  /// - Parameters:
  ///   - declaration: the names of the declarations around it, outermost first and joined by dots; empty at the
  ///     top of a file.
  ///   - word: the word that it points at; empty where it points at more than a name.
  public init(declaration: String, word: String) {
    text = declaration + "\t" + word
  }

  /// - Parameter text: the declaration, a tab and the word.
  public init(text: String) { self.text = text }

  /// The name of the outermost declaration around it; empty at the top of a file.
  public var outermost: String {
    String(text.prefix { $0 != "." && $0 != "\t" })
  }

  public var declaration: String { String(text[..<end]) }
  /// Whether the declaration lies in another one.
  public var isOfMember: Bool {
    text.utf8.prefix { $0 != UInt8(ascii: "\t") }.contains(UInt8(ascii: "."))
  }
  public var word: String { String(text[end...].dropFirst()) }

  /// Where the declaration ends.
  private var end: String.Index { text.utf8.lastIndex(of: UInt8(ascii: "\t")) ?? text.endIndex }
}
