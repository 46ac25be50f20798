/// A template in pieces: every line is an indentation, texts and tags, and the end of the line.
struct Token: Sendable {
  enum Kind: Sendable {
    /// The blanks at the start of a line, possibly none.
    case indentation
    case text
    /// The end of a line with the blanks before it; at the end of the template just these blanks.
    case lineEnd
    case comment
    case delimiters
    case variable
    case unescapedVariable
    case section
    case invertedSection
    case close
    case partial
    case parent
    case block
  }

  let kind: Kind
  let content: String
  let line: Int

  /// Whether the tag prints nothing itself, so that a line of its own disappears.
  var mayStandAlone: Bool {
    switch kind {
    case .comment, .delimiters, .section, .invertedSection, .close, .partial: true
    default: false
    }
  }
}
