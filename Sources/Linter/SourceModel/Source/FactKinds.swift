import SwiftFacts

// Rules name these words of the facts without importing the facts.

public typealias Access = SwiftFacts.Access
public typealias DeclarationKind = SwiftFacts.DeclarationKind
public typealias Effects = SwiftFacts.Effects
public typealias Modifiers = SwiftFacts.Modifiers
public typealias AccessorKind = SwiftFacts.AccessorKind
public typealias BlockKind = SwiftFacts.BlockKind
public typealias BranchKind = SwiftFacts.BranchKind
public typealias CallKind = SwiftFacts.CallKind
public typealias CastKind = SwiftFacts.CastKind
public typealias CommentKind = SwiftFacts.CommentKind
public typealias LocalNameKind = SwiftFacts.LocalNameKind
public typealias ReferenceKind = SwiftFacts.ReferenceKind
public typealias StatementKind = SwiftFacts.StatementKind

extension DeclarationKind {
  /// A structure, class, enumeration, actor or protocol.
  public var isType: Bool {
    switch self {
    case .structure, .classType, .enumeration, .actor, .protocolType: true
    default: false
    }
  }

  /// A type or an extension of one: what has members.
  public var hasMembers: Bool {
    isType || self == .extending
  }

  /// A `let` or `var`, local ones included.
  @inline(__always)
  public var isValue: Bool {
    self == .constant || self == .variable
  }

  /// The word that begins such a declaration.
  public var keyword: String {
    switch self {
    case .importing: "import"
    case .structure: "struct"
    case .classType: "class"
    case .enumeration: "enum"
    case .actor: "actor"
    case .protocolType: "protocol"
    case .extending: "extension"
    case .typeAlias: "typealias"
    case .associatedType: "associatedtype"
    case .function: "func"
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .subscripting: "subscript"
    case .constant: "let"
    case .variable: "var"
    case .enumerationCase: "case"
    case .operatorSymbol: "operator"
    case .precedenceGroup: "precedencegroup"
    case .macro: "macro"
    }
  }
}
