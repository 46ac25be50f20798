/// The words that Swift keeps for itself.
public enum SwiftKeywords {
  /// Whether a word cannot be a name without backticks (The Swift Programming Language, Lexical
  /// Structure), `Type`, `Protocol` and `init` included, which cannot be members even with them.
  public static func contains(_ word: String) -> Bool { words.contains(word) }

  private static let words: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
