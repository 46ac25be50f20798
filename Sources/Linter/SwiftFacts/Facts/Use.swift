/// A use of a name.
public struct Reference: Equatable, Sendable, BitwiseCopyable {
  public var kind: ReferenceKind
  /// Whether the name is called right here.
  public var isCalled: Bool
  /// The name without back quotes.
  public var name: ByteRange
  /// Where the name begins that this one is a member of (`b` in `a.b?.c` for `c`); -1 without a
  /// base and after anything but a name. `?`, `!` and generic arguments are passed over.
  public var base: Int32
  /// Where the whole expression or type begins that ends in this name.
  public var start: Int32
  /// The declaration around it.
  public var owner: Int32
}

public enum ReferenceKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// The first name of a written type.
  case type
  /// A further name of a written type.
  case memberType
  /// A value, function or type in an expression; also `self`, `Self` and `$0`.
  case value
  /// A name after a dot.
  case member
  /// A name after a leading dot.
  case implicitMember
  /// A name in a key path.
  case keyPathMember
  /// `super`.
  case superclass
  /// A macro's name after the hash sign.
  case macro
}

/// A call.
public struct Call: Equatable, Sendable, BitwiseCopyable {
  /// The last name of what is called, as in its reference; none if it is not a name.
  public var callee: ByteRange
  /// Where the called expression begins.
  public var start: Int32
  /// The arguments with their parentheses; none with a trailing closure alone.
  public var arguments: ByteRange
  /// The arguments and trailing closures, in `Facts.arguments`.
  public var argumentRun: FactRun
  /// The declaration around it.
  public var owner: Int32
  public var kind: CallKind
}

public enum CallKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case call, subscripting, macro
}

/// An argument.
public struct Argument: Equatable, Sendable, BitwiseCopyable {
  /// Its label; none without one.
  public var label: ByteRange
  public var value: ByteRange
  /// The call, in `Facts.calls`.
  public var call: Int32
  /// Whether it is a closure behind the parentheses.
  public var isTrailing: Bool
}

/// A cast or check of a type.
public struct Cast: Equatable, Sendable, BitwiseCopyable {
  public var kind: CastKind
  public var type: ByteRange
  /// The declaration around it.
  public var owner: Int32
}

public enum CastKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case unconditional, conditional, forced, check
}
