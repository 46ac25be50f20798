import SwiftFacts

extension SwiftSource {
  /// The names that the file has chosen itself, in its order by kind: declarations with their
  /// parameters first, then what conditions, loops and closures bind.
  ///
  /// Left out is what others decided: overrides, coding keys, imports, what an extension extends, operators, names
  /// for C, accessors that Core Data answers, what old callers use, and all that a program has written.
  public var declaredNames: [DeclaredName] {
    foundNames.map(view)
  }

  /// Those that have all of some traits.
  public func declaredNames(with traits: NameTraits) -> [DeclaredName] {
    var names: [DeclaredName] = []
    for found in foundNames where found.traits.isSuperset(of: traits) {
      guard takesSuspect(behind: names.count) else { break }
      names.append(view(of: found))
    }
    return names
  }

  /// The declarations of whose names, those of their parameters included, something holds for one.
  public func declarations(withName holds: (NameRole, NameTraits) -> Bool) -> [Declaration] {
    var found: [Declaration] = []
    for name in foundNames where !name.role.isBinding && holds(name.role, name.traits) {
      guard takesSuspect(behind: found.count) else { break }
      let index = Int(name.owner)
      if found.last?.index != index { found.append(Declaration(source: self, index: index)) }
    }
    return found
  }

  /// What conditions, loops and closures bind, of whose names something holds.
  public func bindings(withName holds: (NameRole, NameTraits) -> Bool) -> [DeclaredName] {
    var names: [DeclaredName] = []
    for found in foundNames where found.role.isBinding && holds(found.role, found.traits) {
      guard takesSuspect(behind: names.count) else { break }
      names.append(view(of: found))
    }
    return names
  }

  /// A declared name as places and numbers.
  struct FoundName: BitwiseCopyable {
    let name: ByteRange
    let role: NameRole
    let owner: Int32
    var scopeEnd: Int32 = -1
    /// Of a label or what is inside of it: the parameter; else -1.
    var parameter: Int32 = -1
    var hash: UInt64 = 0
    /// Among the names that are known.
    var place: Int32 = -1
    var traits: NameTraits = []
  }

  func view(of found: FoundName) -> DeclaredName {
    DeclaredName(
      name: name(found.name), role: found.role, owner: found.owner, scopeEnd: found.scopeEnd)
  }

  func nameBytes(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range.offsets])
  }

  /// The declared names; they are looked for once, whichever rule asks first.
  var foundNames: GrowingList<FoundName> {
    if !memory.pointee.hasNames {
      memory.pointee.hasNames = true
      memory.pointee.names.removeAll()
      forEachDeclaredName { memory.pointee.names.append($0) }
      memory.pointee.knownNames.prepare(for: memory.pointee.conventions.words)
      memory.pointee.knownNames.judge(memory.pointee.names, in: bytes)
    }
    return memory.pointee.names
  }

  private func forEachDeclaredName(_ body: (FoundName) -> Void) {
    guard !isMachineWritten else { return }
    for index in facts.declarations.indices {
      forEachName(of: index, body)
    }
    for local in facts.localNames where local.kind != .closureCapture {
      body(
        FoundName(
          name: local.name, role: .binding(local.kind), owner: local.owner,
          scopeEnd: max(local.scopeEnd, 0)))
    }
  }

  private func forEachName(of index: Int, _ body: (FoundName) -> Void) {
    let fact = facts.declarations[index]
    let hasAttributes = facts.declarations[Int(fact.leader)].attributes.count > 0
    if hasAttributes, Declaration(source: self, index: index).isRetired { return }
    let isForeign = isDecidedElsewhere(index)
    let owner = Int32(index)
    if let role = role(of: fact), !isForeign {
      body(FoundName(name: fact.name, role: role, owner: owner, scopeEnd: scopeEnd(of: fact)))
    }
    facts.parameters.forEach(
      in: fact.parameters, where: { $0.owner == owner },
      do: { forEachName(ofParameter: $0, isForeign: isForeign, body) })
    facts.genericParameters.forEach(
      in: fact.genericParameters, where: { $0.owner == owner },
      do: {
        let name = facts.genericParameters[$0].name
        body(FoundName(name: name, role: .genericParameter, owner: owner))
      })
  }

  private func forEachName(ofParameter index: Int, isForeign: Bool, _ body: (FoundName) -> Void) {
    let parameter = facts.parameters[index]
    let place = Int32(truncatingIfNeeded: index)
    if !isForeign, isName(parameter.label) {
      body(
        FoundName(
          name: parameter.label, role: .label, owner: parameter.owner, parameter: place))
    }
    guard parameter.name != parameter.label, isName(parameter.name) else { return }
    let end = max(facts.declarations[Int(parameter.owner)].body.end, parameter.name.end)
    body(
      FoundName(
        name: parameter.name, role: .parameter, owner: parameter.owner, scopeEnd: end,
        parameter: place))
  }

  private func isName(_ range: ByteRange) -> Bool {
    !range.isEmpty
      && !(range.end - range.start == 1 && bytes[Int(range.start)] == UInt8(ascii: "_"))
  }

  private func role(of fact: SwiftFacts.Declaration) -> NameRole? {
    switch fact.kind {
    case .structure, .classType, .enumeration, .actor, .protocolType, .typeAlias, .associatedType:
      .type
    case .function, .macro: .function
    case .constant, .variable: fact.block < 0 ? .value : .local
    case .enumerationCase: .enumerationCase
    case .importing, .extending, .initializer, .deinitializer, .subscripting, .operatorSymbol,
      .precedenceGroup:
      nil
    }
  }

  private func scopeEnd(of fact: SwiftFacts.Declaration) -> Int32 {
    fact.block < 0 ? -1 : facts.blocks[Int(fact.block)].range.end
  }

  private func isDecidedElsewhere(_ index: Int) -> Bool {
    let fact = facts.declarations[index]
    if fact.modifiers.contains(.override) { return true }
    let declaration = Declaration(source: self, index: index)
    if fact.kind == .function, isCalledByC(declaration) { return true }
    switch fact.kind {
    case .enumerationCase: return declaration.isCodingKey
    case .structure: return declaration.isCommand
    case .typeAlias: return mirrorsForeignName(fact) || isNumberOfC(fact)
    case .constant, .variable: return mirrorsForeignName(fact)
    default: return false
    }
  }

  /// `typealias GLubyte = UInt8`: capitals tell whose number it is, and small letters are its name in C, as capitals
  /// alone are in the description of a format: `COLORREF`.
  private func isNumberOfC(_ fact: SwiftFacts.Declaration) -> Bool {
    let name = bytes[fact.name.offsets]
    let capitals = name.prefix { $0 &- 0x41 < 26 }
    let rest = name.dropFirst(capitals.count)
    let isCalledSo =
      rest.allSatisfy { $0 &- 0x30 < 10 } && capitals.count > 1
      || (2...3).contains(capitals.count)
        && rest.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }
    return isCalledSo && StandardTypes.isNumber(text(in: fact.type.offsets))
  }

  private func isCalledByC(_ declaration: Declaration) -> Bool {
    declaration.attributes.contains { Self.attributesOfC.contains($0.name.text) }
  }

  private static let attributesOfC = ["_cdecl", "_silgen_name", "c", "NSManaged"]

  /// `typealias Stat = Glibc.stat`, `typealias own_spawnattr_t = spawnattr_t`, `let SHUT_WR = Glibc.SHUT_WR`,
  /// `var _EPERM: CInt { EPERM }`: C has chosen the name.
  fileprivate func mirrorsForeignName(_ fact: SwiftFacts.Declaration) -> Bool {
    guard fact.block < 0, fact.name.start >= 0,
      fact.kind == .typeAlias || bytes[fact.name.offsets].contains(UInt8(ascii: "_"))
    else { return false }
    let wanted = bytes[fact.name.offsets].drop { $0 == UInt8(ascii: "_") }
    return isRepeated(wanted, in: fact.type) || isRepeated(wanted, in: fact.value)
      || isRepeated(wanted, in: fact.body)
      || fact.kind == .typeAlias && isPrefixed(wanted, in: fact.type)
  }

  /// `own_spawnattr_t` of `spawnattr_t`
  private func isPrefixed(_ name: ByteText, in place: ByteRange) -> Bool {
    !place.isEmpty
      && bytes[place.offsets].contains(stretchOf: \.isPartOfName) { foreign in
        foreign.contains(UInt8(ascii: "_")) && name.count > foreign.count
          && name.suffix(foreign.count).elementsEqual(foreign)
      }
  }

  private func isRepeated(_ name: ByteText, in place: ByteRange) -> Bool {
    !place.isEmpty && place.end - place.start < 200
      && bytes[place.offsets].contains(stretchOf: \.isPartOfName) { $0.equals(inAnyCase: name) }
  }
}

extension Declaration {
  /// Whether it is a command whose name users type, `struct Config: ParsableCommand`, since it says no other.
  fileprivate var isCommand: Bool {
    inheritedTypes.contains { $0.name.hasSuffix("ParsableCommand") }
      && !body.contains("commandName:")
  }

  /// Whether it is a case of an enumeration of strings without a value of its own, so that its name is
  /// the value that others read.
  public var isValueItself: Bool {
    guard kind == .enumerationCase, value.isEmpty, let parent else { return false }
    return parent.inheritedTypes.first.map { $0.name == "String" } ?? false
  }

  /// Whether it only gives a name of C once more, as `let SHUT_WR = Glibc.SHUT_WR` does.
  public var mirrorsForeignName: Bool {
    source.mirrorsForeignName(source.facts.declarations[index])
  }
}
