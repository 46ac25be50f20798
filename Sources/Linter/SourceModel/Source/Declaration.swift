import Diagnostics
import SwiftFacts

/// A declared name with all that is written around it.
public struct Declaration: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  private var fact: SwiftFacts.Declaration { source.facts.declarations[index] }

  public var kind: DeclarationKind { source.facts.declarations[index].kind }
  public var access: Access { source.facts.declarations[index].access }
  /// The level of access that is written for setting alone.
  public var setterAccess: Access { source.facts.declarations[index].setterAccess }
  public var modifiers: Modifiers { source.facts.declarations[index].modifiers }
  public var effects: Effects { source.facts.declarations[index].effects }
  /// Without back quotes; what an extension extends; the path of an import.
  public var name: Name { source.name(source.facts.declarations[index].name) }
  /// Whether its name begins with a byte: a quick look, which makes nothing.
  @inline(__always)
  func begins(with byte: UInt8) -> Bool {
    let name = source.facts.declarations[index].name
    return !name.isEmpty && Int(name.start) < source.bytes.count
      && source.bytes[Int(name.start)] == byte
  }
  /// From the first attribute to the last token.
  public var range: FileRange { source.range(fact.range.offsets) }
  /// The result type of a function, the written type of a value, what a type alias stands for.
  public var type: TypeName { TypeName(name: source.name(fact.type)) }
  /// The value behind the equal sign.
  public var value: Name { source.name(fact.value) }
  public var whereClause: Name { source.name(fact.whereClause) }
  /// Members, statements or accessors, with their braces.
  public var body: Name { source.name(fact.body) }
  public var hasBody: Bool { !source.facts.declarations[index].body.isEmpty }
  /// Whether the name is in backticks.
  public var isQuoted: Bool { fact.traits.contains(.isQuoted) }
  /// `init?` or `init!`.
  public var isFailable: Bool { fact.traits.contains(.isFailable) }
  /// One name of a tuple pattern: type and value are the whole pattern's.
  public var isPartOfPattern: Bool { fact.traits.contains(.isPartOfPattern) }

  public var parent: Declaration? { source.declaration(at: fact.parent) }
  /// The declarations that lie directly in this one.
  public var children: ChildViews { source.children(of: index) }
}

extension Declaration {
  /// The type or extension that this is a member of, directly or in a body.
  public var enclosingType: Declaration? {
    var next = parent
    while let declaration = next, !declaration.kind.hasMembers { next = declaration.parent }
    return next
  }

  /// In the body of a function, accessor or closure, or in top-level code's blocks.
  public var isLocal: Bool { source.facts.declarations[index].block >= 0 }

  public var isMember: Bool { !isLocal && (parent?.kind.hasMembers ?? false) }

  public var isTopLevel: Bool { source.facts.declarations[index].parent < 0 && !isLocal }

  /// A member that a protocol asks for.
  public var isRequirement: Bool { isMember && parent?.kind == .protocolType }

  /// A member of the type itself: `static` or `class`.
  public var isStatic: Bool { !modifiers.isDisjoint(with: [.static, .ofClass]) }

  /// A value that is kept: it has no getter of its own.
  public var isStored: Bool {
    guard kind.isValue, !isRequirement else { return false }
    guard hasBody else { return true }
    let accessors = accessors
    return !accessors.isEmpty && accessors.allSatisfy { $0.kind == .willSet || $0.kind == .didSet }
  }
}

extension Declaration {
  public var parameters: RunViews<Parameter> {
    let owner = Int32(index)
    return RunViews(fact.parameters, in: source.facts.parameters, of: source) { $0.owner == owner }
  }

  /// What the inheritance clause names.
  public var inheritedTypes: RunViews<InheritedType> {
    let owner = Int32(index)
    return RunViews(fact.inheritedTypes, in: source.facts.inheritedTypes, of: source) {
      $0.owner == owner
    }
  }

  public var genericParameters: RunViews<GenericParameter> {
    let owner = Int32(index)
    return RunViews(fact.genericParameters, in: source.facts.genericParameters, of: source) {
      $0.owner == owner
    }
  }

  public var accessors: RunViews<Accessor> {
    let owner = Int32(index)
    return RunViews(fact.accessors, in: source.facts.accessors, of: source) { $0.owner == owner }
  }

  /// The attributes that are written on it, in `let a, b` on the first name.
  public var attributes: RunViews<Attribute> {
    let leader = source.facts.declarations[index].leader
    let run = source.facts.declarations[Int(leader)].attributes
    return RunViews(run, in: source.facts.attributes, of: source) {
      $0.owner == leader && $0.isOnDeclaration
    }
  }

  public func hasAttribute(_ name: String) -> Bool {
    attributes.contains { $0.name == name }
  }
}

extension GrowingList {
  /// Hands on the places of the facts of a run, which may have others between them.
  @inline(__always)
  func forEach(in run: FactRun, where belongs: (Element) -> Bool, do body: (Int) -> Void) {
    guard run.count > 0, run.first >= 0 else { return }
    var rest = run.count
    var index = Int(run.first)
    while rest > 0, index < count {
      if belongs(self[index]) {
        body(index)
        rest -= 1
      }
      index += 1
    }
  }

  /// The same as a list, for runs that have others between them.
  @inline(never)
  func places(in run: FactRun, where belongs: (Element) -> Bool) -> [Int] {
    var places: [Int] = []
    forEach(in: run, where: belongs, do: { places.append($0) })
    return places
  }
}
