/// Everything the scanner tells about one Swift file: the closed list of facts.
///
/// A fact is a small value of integers. Ranges are half open, in UTF-8 bytes of the file, and never
/// include the white space and comments around what they name; an absent part has an empty range.
/// A fact points at another one by its index in the other's list, and -1 means none.
/// Every list is in the order of the source. The lists lie in the memory of the scanner that made them.
public struct Facts: Equatable, Sendable {
  /// Declarations of types, functions, values, cases, operators and imports; one for each name.
  public var declarations = GrowingList<Declaration>()
  /// Attributes of declarations, types, closures and statements.
  public var attributes = GrowingList<Attribute>()
  /// Generic parameters of declarations.
  public var genericParameters = GrowingList<GenericParameter>()
  /// Parameters of functions, initializers, subscripts and macros; associated values of cases.
  public var parameters = GrowingList<Parameter>()
  /// Types in the inheritance clauses of declarations.
  public var inheritedTypes = GrowingList<InheritedType>()
  /// Written accessors of properties and subscripts.
  public var accessors = GrowingList<Accessor>()
  /// Names that live in bodies without a declaration of their own.
  public var localNames = GrowingList<LocalName>()
  /// Uses of names: types, values, members, macros.
  public var references = GrowingList<Reference>()
  /// Calls, with parentheses or with a trailing closure alone.
  public var calls = GrowingList<Call>()
  /// Arguments of calls, subscripts and macros; closures that trail a call.
  public var arguments = GrowingList<Argument>()
  /// Braces with statements in them, and the cases of switches.
  public var blocks = GrowingList<Block>()
  /// Statements of blocks and of the file itself.
  public var statements = GrowingList<Statement>()
  /// Types behind `as`, `as?`, `as!` and `is`.
  public var casts = GrowingList<Cast>()
  /// String and regular expression literals.
  public var literals = GrowingList<Literal>()
  /// Comments.
  public var comments = GrowingList<Comment>()
  /// Clauses of `#if`.
  public var branches = GrowingList<Branch>()
  /// Why the facts may not be what the file means; nil for a file that is whole.
  public var flaw: Flaw?

  public init() {}
}

extension Facts {
  /// Forgets all facts and keeps the memory for those of the next file.
  mutating func removeAll() {
    declarations.removeAll()
    attributes.removeAll()
    genericParameters.removeAll()
    parameters.removeAll()
    inheritedTypes.removeAll()
    accessors.removeAll()
    localNames.removeAll()
    references.removeAll()
    calls.removeAll()
    arguments.removeAll()
    blocks.removeAll()
    statements.removeAll()
    casts.removeAll()
    literals.removeAll()
    comments.removeAll()
    branches.removeAll()
    flaw = nil
  }

  /// Gives the memory back; no copy is used afterwards.
  public func deallocate() {
    declarations.deallocate()
    attributes.deallocate()
    genericParameters.deallocate()
    parameters.deallocate()
    inheritedTypes.deallocate()
    accessors.deallocate()
    localNames.deallocate()
    references.deallocate()
    calls.deallocate()
    arguments.deallocate()
    blocks.deallocate()
    statements.deallocate()
    casts.deallocate()
    literals.deallocate()
    comments.deallocate()
    branches.deallocate()
  }
}
