/// A literal that is not code: a string with its quotes and all that is interpolated, or a regular
/// expression with its delimiters.
public struct Literal: Equatable, Sendable, BitwiseCopyable {
  public var kind: LiteralKind
  public var range: ByteRange
}

public enum LiteralKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case string, interpolatedString, multilineString, interpolatedMultilineString, regex
}

/// A comment.
public struct Comment: Equatable, Sendable, BitwiseCopyable {
  public var kind: CommentKind
  public var range: ByteRange
}

public enum CommentKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case line, block, documentationLine, documentationBlock
}

/// A clause of conditional compilation.
public struct Branch: Equatable, Sendable, BitwiseCopyable {
  public var kind: BranchKind
  /// What stands behind the directive.
  public var condition: ByteRange
  /// From the directive to the next one of the same `#if`.
  public var range: ByteRange
  /// The clause around it.
  public var parent: Int32
}

public enum BranchKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case `if`, elseIf, `else`
}
