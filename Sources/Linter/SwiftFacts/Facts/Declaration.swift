/// A declared name and what is written with it.
public struct Declaration: Equatable, Sendable, BitwiseCopyable {
  public var kind: DeclarationKind
  /// The level of access that is written, for reading.
  public var access = Access.unwritten
  /// The level of access that is written for setting, as in `private(set)`.
  public var setterAccess = Access.unwritten
  public var effects: Effects = []
  public var modifiers: Modifiers = []
  /// What is written besides.
  public var traits: DeclarationTraits = []
  /// From the first attribute to the last token; for one of several names, that name's binding.
  public var range: ByteRange
  /// The name without back quotes; `init`, `deinit` and `subscript` for these; an import's path;
  /// what an extension extends.
  public var name: ByteRange
  /// The enclosing declaration.
  public var parent: Int32
  /// The clause of `#if` around it.
  public var branch: Int32
  /// The block around it; -1 in a type and at the top of a file.
  public var block: Int32
  /// The first declaration of the same statement (`let a, b` are two); it has the attributes.
  public var leader: Int32
  /// The result type, a value's written type, a type alias's type, an associated type's default.
  public var type = ByteRange.none
  /// The value after `=`; an enumeration case's raw value; a macro's definition.
  public var value = ByteRange.none
  /// The where clause, with the keyword.
  public var whereClause = ByteRange.none
  /// Members, statements or accessors, with their braces.
  public var body = ByteRange.none
  public var attributes = FactRun()
  public var genericParameters = FactRun()
  public var parameters = FactRun()
  public var inheritedTypes = FactRun()
  public var accessors = FactRun()
}

public enum DeclarationKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case importing, structure, classType, enumeration, actor, protocolType, extending
  case typeAlias, associatedType, function, initializer, deinitializer, subscripting
  /// One name of `let` or `var`, stored or computed.
  case constant, variable
  case enumerationCase, operatorSymbol, precedenceGroup, macro
}

public enum Access: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case unwritten, open, publicly, package, internally, filePrivate, privately
}

/// Modifiers other than those of access.
public struct Modifiers: OptionSet, Hashable, Sendable, BitwiseCopyable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let `static` = Modifiers(rawValue: 1 << 0)
  /// `class` as a modifier.
  public static let ofClass = Modifiers(rawValue: 1 << 1)
  public static let final = Modifiers(rawValue: 1 << 2)
  public static let override = Modifiers(rawValue: 1 << 3)
  public static let required = Modifiers(rawValue: 1 << 4)
  public static let convenience = Modifiers(rawValue: 1 << 5)
  public static let lazy = Modifiers(rawValue: 1 << 6)
  public static let weak = Modifiers(rawValue: 1 << 7)
  public static let unowned = Modifiers(rawValue: 1 << 8)
  public static let mutating = Modifiers(rawValue: 1 << 9)
  public static let nonmutating = Modifiers(rawValue: 1 << 10)
  public static let optional = Modifiers(rawValue: 1 << 11)
  public static let dynamic = Modifiers(rawValue: 1 << 12)
  public static let indirect = Modifiers(rawValue: 1 << 13)
  public static let prefix = Modifiers(rawValue: 1 << 14)
  public static let postfix = Modifiers(rawValue: 1 << 15)
  public static let infix = Modifiers(rawValue: 1 << 16)
  public static let nonisolated = Modifiers(rawValue: 1 << 17)
  public static let isolated = Modifiers(rawValue: 1 << 18)
  public static let distributed = Modifiers(rawValue: 1 << 19)
  public static let consuming = Modifiers(rawValue: 1 << 20)
  public static let borrowing = Modifiers(rawValue: 1 << 21)
  /// Every other word that stands as a modifier, such as `__consuming` or `_const`.
  public static let other = Modifiers(rawValue: 1 << 22)
}

public struct Effects: OptionSet, Hashable, Sendable, BitwiseCopyable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let async = Effects(rawValue: 1)
  public static let reasync = Effects(rawValue: 2)
  /// `throws`, also with a type.
  public static let `throws` = Effects(rawValue: 4)
  public static let `rethrows` = Effects(rawValue: 8)
}

/// What is written of a declaration besides its modifiers.
public struct DeclarationTraits: OptionSet, Hashable, Sendable, BitwiseCopyable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `init?` or `init!`.
  public static let isFailable = DeclarationTraits(rawValue: 1)
  /// The name stands in back quotes.
  public static let isQuoted = DeclarationTraits(rawValue: 2)
  /// The name is one of a tuple pattern; type and value are the whole pattern's.
  public static let isPartOfPattern = DeclarationTraits(rawValue: 4)
}
