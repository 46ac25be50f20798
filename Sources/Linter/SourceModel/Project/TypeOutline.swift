import Diagnostics
import SwiftFacts

/// A type, protocol, type alias or extension as the whole project knows it. An object, since every rule
/// about projects hands all of them on.
public final class TypeOutline: Sendable {
  // What is asked of all types lies together in memory.

  /// Of the name.
  let hash: UInt64
  public let kind: DeclarationKind
  /// Written inside a function: nothing outside can name it.
  public let isLocal: Bool
  /// Whether its name, its clause or its initialisers say that it is data; of a protocol, whether it asks for nothing
  /// but values, as one of data does.
  let isData: Bool
  /// Whether it asks a service, or keeps files, settings or objects, itself.
  let doesChores: Bool
  /// Whether it has no members and inherits nothing: a mere mark.
  public let isEmpty: Bool
  /// Whether nobody makes one: it inherits nothing and has nothing but static members and other types.
  public let isNamespace: Bool
  public let isGeneric: Bool
  /// Whether it is marked for Objective-C, where only classes conform to a protocol.
  public let isForObjectiveC: Bool
  /// Whether other modules see it.
  public let isPublic: Bool
  /// What its inheritance clause names, without generic arguments.
  public let inherited: [String]
  /// The name of the type around it that answers for it; nil at the top of a file.
  public let enclosing: String?
  /// What an extension extends, else the type's own name, without generic arguments.
  public let name: String
  public let nameRange: FileRange
  private let asking: Asking?
  /// The hashes of the names in the types of the properties of data, and of what has only properties; each of
  /// them it holds one or several.
  let parts: [UInt64]
  /// The hashes of the names of the types whose objects a class keeps in its properties, for whoever it works with.
  let kept: [UInt64]

  init(
    name: String, kind: DeclarationKind, nameRange: FileRange, inherited: [String],
    enclosing: String?, isLocal: Bool, methods: [MethodOutline]?,
    optionalRequirements: [Requirement], requirements: [UInt64], isData: Bool, doesChores: Bool,
    parts: [UInt64], kept: [UInt64], isEmpty: Bool, isNamespace: Bool,
    isGeneric: Bool,
    isForObjectiveC: Bool,
    isPublic: Bool
  ) {
    self.name = name
    hash = NameHash.of(name)
    self.kind = kind
    self.nameRange = nameRange
    self.inherited = inherited
    self.enclosing = enclosing
    self.isLocal = isLocal
    asking =
      methods == nil && optionalRequirements.isEmpty && requirements.isEmpty
      ? nil : Asking(methods, optionalRequirements, requirements)
    self.isData = isData
    self.doesChores = doesChores
    self.parts = parts
    self.kept = kept
    self.isEmpty = isEmpty
    self.isNamespace = isNamespace
    self.isGeneric = isGeneric
    self.isForObjectiveC = isForObjectiveC
    self.isPublic = isPublic
  }

  /// Its methods, for a delegate protocol and its extensions, and for the types of a file that answer one;
  /// elsewhere nil.
  public var methods: [MethodOutline]? { asking?.methods }
  /// The methods of a delegate protocol whose documentation begins with "Optional".
  public var optionalRequirements: [Requirement] { asking?.optionalRequirements ?? [] }
  /// The hashes of the names of the members that a protocol asks for, those of methods with their labels.
  var requirements: [UInt64] { asking?.requirements ?? [] }

  public var isExtension: Bool { kind == .extending }
  /// A class or an actor, or a protocol, which may be for objects.
  var isObjectType: Bool { kind == .classType || kind == .actor || kind == .protocolType }
  public var isNested: Bool { enclosing != nil || isLocal }
}

extension TypeOutline {
  /// What protocols and few other types have: an object, so that the others have no room for it.
  private final class Asking: Sendable {
    let methods: [MethodOutline]?
    let optionalRequirements: [Requirement]
    let requirements: [UInt64]

    init(
      _ methods: [MethodOutline]?, _ optionalRequirements: [Requirement], _ requirements: [UInt64]
    ) {
      self.methods = methods
      self.optionalRequirements = optionalRequirements
      self.requirements = requirements
    }
  }
}

/// A method that a protocol asks for.
public struct Requirement: Hashable, Sendable {
  public let name: String
  public let range: FileRange
}

/// The first place at which one type of a file names another one: a tree has hundreds of thousands.
public struct TypeUse: Hashable, Sendable, BitwiseCopyable {
  /// Of the name, which is text of the file.
  let hash: UInt64
  let name: ByteRange
  /// The type or extension that answers for it, in `FileOutline.types`; -1 outside of types.
  let ownerIndex: Int32
  /// The declaration around it.
  let declaration: Int32
  /// How often the owner names it.
  public internal(set) var count: Int32 = 0
  /// Whether it is named for itself somewhere, and not only for a type inside of it.
  public internal(set) var isPlain = false
  /// Whether it is of an object that many share: `@EnvironmentObject var session: Session`, `Session.shared`.
  public internal(set) var isShared = false

  public var owner: Int? { ownerIndex < 0 ? nil : Int(ownerIndex) }
  /// Where the name stands in its file.
  public var bytes: Range<Int> { name.offsets }
}

/// A property that holds a delegate, a data source or a target.
public struct DelegateProperty: Hashable, Sendable {
  /// The type that it is a property of.
  public let owner: String
  public let name: String
  /// Whether the name says so, and not the type alone: `coordinator: SheetDelegate`.
  public let isNamedForDelegate: Bool
  public let nameRange: FileRange
  /// The word `let` or `var`; empty where it stands farther away, as for the second of `let a, b`, and where
  /// `weak` cannot stand before it.
  public let keyword: FileRange
  /// The type as it is written.
  public let typeText: String
  /// The type without optionality; nil for what is not a nominal type.
  public let type: String?
  public let typeRange: FileRange
  public let isOptional: Bool
  public let isWeak: Bool
  /// Whether the type around it is a class or an actor, which alone can close a cycle.
  public let isInClass: Bool
  /// Whether its owner keeps it on purpose: a helper that it makes, what it is made with and never
  /// changes, a double for a test, or what its documentation or a comment for another linter tells.
  public let isOwned: Bool
}
