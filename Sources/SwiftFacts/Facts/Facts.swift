/// Everything the scanner tells about one Swift file: the closed list of facts.
///
/// A fact is a small value of integers. Ranges are half open, in UTF-8 bytes of the file, and never
/// include the white space and comments around what they name; an absent part has an empty range.
/// A fact points at another one by its index in the other's array, and -1 means none.
/// Every array is in the order of the source.
public struct Facts: Equatable, Sendable {
  /// Declarations of types, functions, values, cases, operators and imports; one for each name.
  public var declarations: [Declaration] = []
  /// Attributes of declarations, types, closures and statements.
  public var attributes: [Attribute] = []
  /// Generic parameters of declarations.
  public var genericParameters: [GenericParameter] = []
  /// Parameters of functions, initializers, subscripts and macros; associated values of cases.
  public var parameters: [Parameter] = []
  /// Types in the inheritance clauses of declarations.
  public var inheritedTypes: [InheritedType] = []
  /// Written accessors of properties and subscripts.
  public var accessors: [Accessor] = []
  /// Names that live in bodies without a declaration of their own.
  public var localNames: [LocalName] = []
  /// Uses of names: types, values, members, macros.
  public var references: [Reference] = []
  /// Calls, with parentheses or with a trailing closure alone.
  public var calls: [Call] = []
  /// Arguments of calls, subscripts and macros; closures that trail a call.
  public var arguments: [Argument] = []
  /// Braces with statements in them, and the cases of switches.
  public var blocks: [Block] = []
  /// Statements of blocks and of the file itself.
  public var statements: [Statement] = []
  /// Types behind `as`, `as?`, `as!` and `is`.
  public var casts: [Cast] = []
  /// String and regular expression literals.
  public var literals: [Literal] = []
  /// Comments.
  public var comments: [Comment] = []
  /// Clauses of `#if`.
  public var branches: [Branch] = []

  public init() {}
}
