/// Why a file is none that a compiler takes, so that what it declares cannot be known.
public struct Flaw: Equatable, Sendable {
  public enum Kind: Sendable {
    /// The first mark of a merge that was left open; one within a literal or a comment is a part of that.
    case conflict
    /// A brace that nothing closes, the innermost.
    case unclosedBrace
    /// A brace that closes nothing, the first.
    case strayBrace
    /// A string literal over several lines that nothing closes: the rest of the file is its text.
    case unclosedString
    /// A comment that nothing closes.
    case unclosedComment
  }

  public let kind: Kind
  public let range: ByteRange
}
