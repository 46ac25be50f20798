import Diagnostics

/// A member that a protocol may ask for, or that may be a key of what is read or written. Whether that is so only the
/// whole project can tell: until then what is found about its name is held back.
public struct PossibleWitness: Hashable, Sendable {
  /// The type around it, or what an extension around it extends.
  let type: String
  /// What the inheritance clause around it names.
  let inherited: [String]
  /// Whether the first of these may be a superclass, which asks for nothing.
  let isInClass: Bool
  let isInExtension: Bool
  let member: String
  /// The same with the labels of a method, or as what sets it is called.
  let fullName: String
  /// Private members answer no protocol.
  let isHidden: Bool
  /// Whether it belongs to the type itself.
  let isStatic: Bool
  /// Whether the name is that of a value which each object keeps, or of a case that is written by its name.
  let isKept: Bool
  /// Whether it is a case whose name is its raw value as well.
  let isValueItself: Bool
  /// Whether the type says itself under which keys its values are read and written.
  let hasCodingKeys: Bool
}

extension SwiftSource {
  /// The member that a finding is about, where a protocol may ask for it or it may be a key; what is local to a member's
  /// body has a name of its own.
  public func possibleWitness(
    of finding: Finding, where yields: Yielding = .never
  ) -> PossibleWitness? {
    guard let member = declaration(around: finding.range.bytes), member.isMember,
      let type = member.parent, type.kind != .protocolType
    else { return nil }
    let isKept =
      member.isWrittenByName && member.name.offsets.contains(finding.range.bytes.lowerBound)
    return PossibleWitness(
      type: String(type.qualifiedName.prefix { $0 != "<" }),
      inherited: type.inheritedTypes.map { $0.base ?? $0.name.text },
      isInClass: type.kind == .classType, isInExtension: type.kind == .extending,
      member: member.name.text,
      fullName: yields == .toSetters ? member.setterName : member.fullName,
      isHidden: member.isHidden,
      isStatic: member.isStatic, isKept: isKept, isValueItself: member.isValueItself,
      hasCodingKeys: isKept && type.members.contains { $0.name == "CodingKeys" })
  }
}

extension Declaration {
  /// Whether it is read and written by its name where that is done with its type: a stored property, or a case without
  /// a raw value of its own.
  fileprivate var isWrittenByName: Bool {
    guard kind == .enumerationCase else {
      return isStored && !isStatic
        // What a wrapper is told under which key it lies has a name of its own.
        && !attributes.contains { $0.arguments.contains("key:") }
    }
    let first = parent?.inheritedTypes.first?.name.text ?? ""
    return value.isEmpty && !StandardTypes.isNumber(first)
  }

  /// What a protocol asks for that lets everybody set a property, as no name in a program is written.
  var setterName: String { name.text + "=" }
}

/// Who asks for the members of types: each clause of a project is followed up once, and each name in one.
public struct AskedMembers {
  private let types: TypeTable
  /// By the hash of what stands in a clause.
  private var byClause = NameMap<Asked>()
  /// By the hash of a type's name: what all that it says elsewhere asks for.
  private var byType = NameMap<Asked>()

  public init(_ types: TypeTable) {
    self.types = types
  }

  /// What is left of a finding: nothing where a protocol may ask for the member, and what the rule says where it is a key.
  public mutating func settled(
    _ finding: Finding, about witness: PossibleWitness, yieldsToProtocols: Bool,
    keys: KeyTreatment
  ) -> Finding? {
    if yieldsToProtocols, mayAsk(for: witness) { return nil }
    guard keys != .judged, witness.isKept,
      isCoded([witness.type], inheriting: witness.inherited)
    else { return finding }
    if keys == .left { return nil }
    guard finding.certainty == .certain else { return finding }
    if witness.hasCodingKeys {
      let note = "its key stays as it is where CodingKeys say '= \"\(witness.member)\"'"
      return finding.adding(notes: [Note(note)])
    }
    let note =
      witness.isValueItself
      ? "it is a value of what is read or written, which '= \"\(witness.member)\"' keeps"
      : "it is a key of what is read or written, unless CodingKeys have another one"
    return finding.adding(notes: [Note(note)], certainty: .likely)
  }

  /// Whether values of a type are read or written by the names of its properties or cases.
  ///
  /// - Parameter names: what the type may be called elsewhere.
  private mutating func isCoded(_ names: [String], inheriting inherited: [String]) -> Bool {
    inherited.contains { asked(by: $0).isOfKeys }
      || names.contains { asked(elsewhereOf: NameHash.of($0)).isOfKeys }
  }

  /// The paths of the files with types whose values are read or written by the names of their properties.
  public mutating func pathsOfCodedTypes(in files: [FileOutline]) -> Set<String> {
    var paths: Set<String> = []
    for file in files {
      let hasKeys = file.types.contains { type in
        let names = [type.name] + (type.enclosing.map { [$0 + "." + type.name] } ?? [])
        return isCoded(names, inheriting: type.inherited)
      }
      if hasKeys { paths.insert(file.path) }
    }
    return paths
  }

  /// Whether a protocol asks for a member, or one from elsewhere may, of which nothing is known: an extension is
  /// written for the protocol that it names, a protocol for delegates asks for much, and what belongs to a type itself
  /// is often told to whoever knows the protocol; a type has members of its own besides.
  public mutating func mayAsk(for witness: PossibleWitness) -> Bool {
    guard !witness.isHidden else { return false }
    let member = NameHash.of(witness.fullName)
    let superclass = witness.isInClass ? witness.inherited.first : nil
    for name in types.protocols(among: witness.inherited, ofClass: witness.isInClass)
    where asked(by: name).covers(member, named: witness.member)
      ?? (witness.isInExtension || name.isNamedForAnswering
        || witness.isStatic && name != superclass)
    {
      return true
    }
    // The same type says elsewhere what else it conforms to.
    return asked(elsewhereOf: NameHash.of(witness.type)).covers(member, named: witness.member)
      == true
  }

  private mutating func asked(by name: String) -> Asked {
    let hash = NameHash.of(name)
    if let known = byClause[hash] { return known }
    let found = Asked(by: [name], in: types)
    byClause[hash, default: found] = found
    return found
  }

  private mutating func asked(elsewhereOf type: UInt64) -> Asked {
    if let known = byType[type] { return known }
    let named = (types.declarations[type] ?? []).flatMap { type in
      types.protocols(among: type.inherited, ofClass: type.kind == .classType)
    }
    let found = Asked(by: named + (types.addedConformances[type] ?? []), in: types)
    byType[type, default: found] = found
    return found
  }
}

extension TypeTable {
  /// What a clause names, without the superclass, which asks for nothing: what is overridden says so.
  fileprivate func protocols(
    among inherited: [String], ofClass isOfClass: Bool
  ) -> ArraySlice<String> {
    inherited.dropFirst(isOfClass && inherited.first.map(isClass) == true ? 1 : 0)
  }

  private func isClass(_ name: String) -> Bool {
    let types = declarations(of: name)
    return types.isEmpty
      ? DeclarationTraits.isNamedAsClass(name) : types.allSatisfy { $0.kind == .classType }
  }
}

/// What some names in inheritance clauses ask for, with all that is above them.
private final class Asked {
  /// The hashes of the names of members, those of methods with their labels.
  private var members: Set<UInt64> = []
  /// The names that the project does not declare.
  private var outside: [String] = []
  /// Whether all of it is known, apart from what lies outside of the project.
  private var isKnown = true
  /// Whether one of them reads or writes values by the names of their properties.
  private(set) var isOfKeys = false
  /// What was answered before: few names of members come again and again.
  private var answers = NameMap<Bool?>()

  init(by names: [String], in types: TypeTable) {
    var open = names
    var seen = Set(names)
    while let next = open.popLast() {
      let declared = types.declarations(of: next)
      isOfKeys = isOfKeys || declared.isEmpty && OutsideMembers.known.isOfKeys(next)
      if DeclarationTraits.modestProtocols.contains(next) { continue }
      if declared.isEmpty { outside.append(next) }
      for type in declared {
        members.formUnion(type.requirements)
        switch type.kind {
        case .protocolType: open += type.inherited.filter { seen.insert($0).inserted }
        case .typeAlias: isKnown = false
        default: break
        }
      }
    }
  }

  /// Whether one of them asks for a member; nil where nobody knows.
  func covers(_ member: UInt64, named name: String) -> Bool? {
    if members.contains(member) { return true }
    if let answer = answers[member] { return answer }
    let answer = coversOutside(name)
    answers[member, default: answer] = answer
    return answer
  }

  private func coversOutside(_ name: String) -> Bool? {
    var isKnown = isKnown
    for type in outside {
      switch OutsideMembers.known.mayAsk(for: name, in: type) {
      case true?: return true
      case false?: break
      case nil: isKnown = false
      }
    }
    return isKnown ? false : nil
  }
}
