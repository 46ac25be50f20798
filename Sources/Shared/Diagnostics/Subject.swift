/// What a finding is about, in words that stay the same while other code changes: neither lines nor figures.
public struct Subject: Hashable, Sendable {
  /// The names of the declarations around it, outermost first and joined by dots; empty at the top of a file.
  public let declaration: String
  /// The word that it points at; empty where it points at more than a name.
  public let word: String

  public init(declaration: String, word: String) {
    self.declaration = declaration
    self.word = word
  }
}
