/// A name that lives in a body: bound by a condition, pattern, loop, capture or closure.
public struct LocalName: Equatable, Sendable, BitwiseCopyable {
  public var kind: LocalNameKind
  /// Whether it is introduced by `var`.
  public var isVariable: Bool
  public var name: ByteRange
  /// The written type of this name.
  public var type: ByteRange
  /// The declaration around it.
  public var owner: Int32
  /// The block that it is written in; a closure's own block for its parameters and captures.
  public var block: Int32
  /// Where the name begins to be visible: behind the value that a condition gives it, behind the
  /// sequence of a loop, behind the signature of a closure; elsewhere behind the name itself.
  public var scopeStart: Int32
  /// Where the name ends to be visible.
  public var scopeEnd: Int32
}

public enum LocalNameKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case ifBinding, guardBinding, whileBinding, forBinding, switchCaseBinding, catchBinding
  case closureParameter, closureCapture, accessorParameter
}

/// A scope of statements.
public struct Block: Equatable, Sendable, BitwiseCopyable {
  public var kind: BlockKind
  /// With the braces; a switch case from its first word to its last.
  public var range: ByteRange
  /// The block around it.
  public var parent: Int32
  /// The declaration around it.
  public var owner: Int32
}

public enum BlockKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// The body of a function, initializer or deinitializer.
  case function
  /// The body of an accessor, or of a property that only reads.
  case accessor
  case closure, ifBody, elseBody, guardBody, whileBody, repeatBody, forBody, doBody, catchBody
  case deferBody, switchCase
}

/// A statement.
public struct Statement: Equatable, Sendable, BitwiseCopyable {
  public var kind: StatementKind
  public var range: ByteRange
  /// What is assigned to, or the last name of what is called, in these kinds.
  public var target: ByteRange
  public var block: Int32
  /// The declaration around it.
  public var owner: Int32
  /// The clause of `#if` around it.
  public var branch: Int32
}

public enum StatementKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// One or several declarations.
  case declaration
  /// `a.b = c` and `a.b += c`.
  case assignment
  /// A call, also behind `try` and `await`.
  case call
  /// A call of a member of `super`.
  case superCall
  /// Any other expression.
  case expression
  case `if`, `switch`, `guard`, `for`, `while`, `repeat`, `do`, `defer`
  case `return`, `throw`, `break`, `continue`, `fallthrough`, yield, discard
}
