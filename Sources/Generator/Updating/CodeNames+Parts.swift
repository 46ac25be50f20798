/// What the names of a Swift file are told by.
extension CodeNames {
  struct Place {
    let name: String
    /// In bytes.
    let range: Range<Int>
    /// Counted from 1.
    let line: Int
    let role: Role
    /// The innermost type around it.
    let container: String?
    /// Whether it is declared here as a member of a type, or labels a part of a tuple.
    var isMember: Bool
    /// Whether it labels here what a function takes, or is both the label and the name of that.
    let isLabelDeclaration: Bool
    /// Its scope, by its place among `scopes`.
    let scope: Int
    /// What it is declared as here.
    var declaration: Declaration?
    /// Whether it is read as well as declared, as in `if let name {`.
    let isShorthand: Bool
    /// Where what is declared begins to be known, in bytes; nil where that is behind its statement.
    var start: Int?
    /// The sign before it; nil behind another name.
    let sign: UInt8?
    /// Whether a sign or a word stands before it behind which types stand.
    let mayBeType: Bool

    /// Whether it is both the label and the name of what a function takes.
    var isParameter: Bool { isLabelDeclaration && declaration == .value }
  }

  enum Declaration { case type, value }

  /// The file, what stands in a pair of braces, or a declaration or a statement from its name to its end.
  struct Scope {
    let parent: Int?
    /// The type that is declared or extended.
    var type: String?
    /// What that is derived from.
    var parents: Set<String> = []
  }

  enum Role: Hashable {
    case bare
    /// Behind a dot; nil where no name stands before that.
    case member(of: String?)
    /// The label of an argument of what is called.
    case label(of: String, on: Receiver)
  }

  /// What stands before what is called: nothing, something without a name and a dot, or a name and a dot.
  enum Receiver: Hashable {
    case none
    case unnamed
    case named(String)
  }

  struct Bracket {
    var callee: String?
    var receiver = Receiver.none
    var isOfFunction = false
    var isOfText = false
  }

  /// A type, a function or a statement up to its body.
  struct Head {
    enum Kind { case type, function, statement }

    let scope: Int
    let kind: Kind
    let depth: Int
    /// The first name in it.
    let firstPlace: Int
    /// Behind the name that is declared, where its generic parameters begin.
    var nameEnd = 0
    var angleCount = 0
    var hasParameters = false
    /// Whether what a type is derived from stands here.
    var hasParents = false
    /// Whether the names that a loop gives are still to come.
    var isLoop = false
  }

  /// What stands in a pair of braces.
  struct Body {
    let scope: Int
    let depth: Int
    /// The first name in it, as long as it may be that of what a closure takes.
    var firstPlace: Int?
    /// The head in which it stands, and which goes on behind it.
    let outerHead: Head?
  }

  static let types: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]
  static let bindings: Set<String> = ["let", "var"]
  static let members: Set<String> = bindings.union(["func", "case"])
  static let functions: Set<String> = ["func", "init", "subscript"]
  static let aliases: Set<String> = ["typealias", "associatedtype"]
  static let declarations = types.union(members).union(functions).union(aliases)
  /// Those in whose bodies alone their own names are known.
  static let statements: Set<String> = ["if", "while", "for", "catch"]
  static let conditions: Set<String> = ["if", "guard", "while"]
  static let wordsBeforeTypes: Set<String> = ["as", "is", "some", "any"]
}
