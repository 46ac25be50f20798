import Roles
import SwiftFacts

/// The types of one file, and for each declaration the one of them whose role answers for it.
struct DeclaredTypes {
  private(set) var types: [TypeOutline] = []
  /// By declaration: an index into `types`, or -1.
  private(set) var responsible: [Int32] = []
  /// The names of the types with a clause that names a delegate or data source.
  private let answering: Set<String>
  /// The declarations at the top of the file that do chores of a service or a store themselves.
  private let working: Set<Int>

  init(in source: SwiftSource) {
    answering = Self.answering(in: source)
    working = Self.working(in: source)
    responsible.reserveCapacity(source.facts.declarations.count)
    for (index, fact) in source.facts.declarations.enumerated() {
      let around = fact.parent < 0 ? -1 : responsible[Int(fact.parent)]
      let isType = fact.kind.hasMembers || fact.kind == .typeAlias
      if isType { types.append(outline(of: index, as: fact, in: source, around: around)) }
      let isResponsible =
        fact.kind.hasMembers && fact.block < 0
        && (around < 0 || Declaration(source: source, index: index).hasOwnRole)
      responsible.append(isResponsible ? Int32(types.count - 1) : around)
    }
  }

  private static func answering(in source: SwiftSource) -> Set<String> {
    var names: Set<String> = []
    for inherited in source.facts.inheritedTypes
    where source.name(inherited.type).utf8.isNameForDelegates {
      guard let type = source.declaration(at: inherited.owner) else { continue }
      names.insert(type.name.text)
    }
    return names
  }

  private static func working(in source: SwiftSource) -> Set<Int> {
    guard !source.isTest else { return [] }
    let chores = source.chores.lazy.filter { $0.chore.isForOthers }
    return Set(chores.compactMap { $0.owner?.responsibleType?.index })
  }

  private func outline(
    of index: Int, as fact: SwiftFacts.Declaration, in source: SwiftSource, around: Int32
  ) -> TypeOutline {
    let declaration = Declaration(source: source, index: index)
    let name = declaration.name.text(before: UInt8(ascii: "<"))
    let isForDelegates = name.isNamedForDelegates
    let data = data(of: declaration, named: name)
    return TypeOutline(
      name: name, kind: fact.kind,
      nameRange: declaration.name.range,
      inherited: fact.kind == .typeAlias
        ? declaration.type.base.map { [$0] } ?? []
        : declaration.inheritedTypes.compactMap(\.base) + declaration.addedByMacros,
      enclosing: around < 0 ? nil : types[Int(around)].name, isLocal: fact.block >= 0,
      methods: isForDelegates || answering.contains(name)
        ? MethodOutline.all(of: declaration) : nil,
      optionalRequirements: isForDelegates ? optionalRequirements(of: declaration) : [],
      requirements: requirements(of: declaration),
      isData: data.isOne, doesChores: working.contains(index) || inheritsChore(declaration),
      parts: data.parts, kept: kept(by: declaration),
      isEmpty: declaration.children.isEmpty && declaration.inheritedTypes.isEmpty,
      isNamespace: isNamespace(declaration),
      isGeneric: fact.genericParameters.count > 0,
      isForObjectiveC: fact.kind == .protocolType && declaration.hasAttribute("objc"),
      isPublic: declaration.access == .publicly || declaration.access == .open)
  }

  /// `class WalletDefaults: UserDefaults`
  private func inheritsChore(_ type: Declaration) -> Bool {
    type.kind == .classType
      && type.inheritedTypes.first?.type.baseBytes.map {
        ChoreTable.chore(ofType: $0.nameHash, in: type.source)?.isForOthers == true
      } == true
  }

  /// Whether a type is data, and which types are data with it: what it is made of, and itself where more than its own
  /// clause says that it is some.
  private func data(of type: Declaration, named name: String) -> (isOne: Bool, parts: [UInt64]) {
    if type.kind == .protocolType, !name.isNamedForDelegates {
      return (type.children.allSatisfy(\.kind.isValue), [])
    }
    let (isMade, inheritsData) = (type.isMadeOfData, type.inheritsData)
    // What nobody else can name is part of whoever uses it.
    let isData = isMade || inheritsData || DataName.isModel(name) && !type.isHidden
    if !isData, !type.isHidden, type.isModelByItself { return (true, [NameHash.of(name)]) }
    let isPart = isMade || inheritsData && type.kind == .extending
    let parts = isData || isPassive(type) ? held(by: type) : []
    return (isData, parts + (isPart ? [NameHash.of(name)] : []))
  }

  private func isNamespace(_ type: Declaration) -> Bool {
    (type.kind == .structure || type.kind == .enumeration) && type.inheritedTypes.isEmpty
      && !type.children.isEmpty
      && type.children.allSatisfy { $0.kind.hasMembers || $0.kind == .typeAlias || $0.isStatic }
  }

  private func isPassive(_ type: Declaration) -> Bool {
    guard type.kind == .structure || type.kind == .classType else { return false }
    return type.children.allSatisfy { member in
      if member.kind == .function {
        return member.isStatic || member.modifiers.contains(.override)
          || Self.copying.contains(member.name)
      }
      return !member.kind.isValue || !DataName.isForScreens(member.type.name.utf8)
    }
  }

  /// Methods with which an object is compared, copied and written down.
  private static let copying: NameSet = ["copy", "encode", "hash", "isEqual", "mapping"]

  /// `Photo` of `var photos: [Photo]?`
  private func held(by type: Declaration) -> [UInt64] {
    var names: [UInt64] = []
    for property in type.children
    where property.kind.isValue && property.isStored && !property.isStatic {
      let type = property.type.name.utf8
      guard !type.hasArrow else { continue }
      type.forEach(stretchOf: \.isPartOfName) { names.append($0.nameHash) }
    }
    return names
  }

  /// `NewsClient` of `private let client: NewsClient`, with which a class does its work; nothing of one that answers for a
  /// screen.
  private func kept(by type: Declaration) -> [UInt64] {
    guard type.kind == .classType || type.kind == .actor, type.inheritedRole == nil,
      !ScreenName.isOne(type.name.text), Role(suffixOf: type.name.text) != .state
    else { return [] }
    return type.children.compactMap { property in
      guard property.kind.isValue, property.isStored, !property.isStatic,
        case .type(let name) = property.keptObject
      else { return nil }
      return name.nameHash
    }
  }

  private func requirements(of type: Declaration) -> [UInt64] {
    guard type.kind == .protocolType else { return [] }
    return type.children.flatMap { member in
      let isSet = member.kind == .variable && member.accessors.contains { $0.kind == .set }
      return ([member.fullName] + (isSet ? [member.setterName] : [])).map(NameHash.of)
    }
  }

  private func optionalRequirements(of type: Declaration) -> [Requirement] {
    guard type.kind == .protocolType else { return [] }
    let optional = type.children.filter { method in
      method.kind == .function && !method.modifiers.contains(.optional)
        && method.documentation.drop { "/* \n\t".contains($0) }.hasPrefix("Optional")
    }
    return optional.map { Requirement(name: $0.name.text, range: $0.name.range) }
  }
}
