/// `@Name(arguments)`.
public struct Attribute: Equatable, Sendable, BitwiseCopyable {
  /// The name without the at sign and without generic arguments.
  public var name: ByteRange
  /// What stands between the parentheses.
  public var arguments: ByteRange
  /// The leading declaration it is written on, or the declaration around it.
  public var owner: Int32
  /// Whether it is written on the declaration `owner`, not on a type or closure in it.
  public var isOnDeclaration: Bool
}

/// A parameter in angle brackets.
public struct GenericParameter: Equatable, Sendable, BitwiseCopyable {
  public var name: ByteRange
  /// The type it has to inherit from, or a value parameter's type.
  public var inheritedType: ByteRange
  public var owner: Int32
  public var kind: GenericParameterKind
}

public enum GenericParameterKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case type, pack, value
}

/// One parameter of a signature, or one associated value of an enumeration case.
public struct Parameter: Equatable, Sendable, BitwiseCopyable {
  /// The first name, which callers write; `_` for no label; none for an unnamed associated value.
  public var label: ByteRange
  /// The name inside the body; equal to `label` where only one is written.
  public var name: ByteRange
  public var type: ByteRange
  /// The default value.
  public var value: ByteRange
  public var owner: Int32
  public var isVariadic: Bool
}

/// One type of an inheritance clause, with attributes and `~`.
public struct InheritedType: Equatable, Sendable, BitwiseCopyable {
  public var type: ByteRange
  public var owner: Int32
}

/// A written accessor.
public struct Accessor: Equatable, Sendable, BitwiseCopyable {
  public var kind: AccessorKind
  public var effects: Effects
  /// The name in parentheses, as in `set(newName)`.
  public var parameter: ByteRange
  public var body: ByteRange
  public var owner: Int32
}

public enum AccessorKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case get, set, willSet, didSet, `init`, read, modify
  /// Addressors and whatever else the standard library uses.
  case other
}
