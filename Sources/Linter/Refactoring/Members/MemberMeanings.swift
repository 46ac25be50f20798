import SourceModel

/// Which member of some traits a place of a name means.
struct MemberMeanings {
  let name: String
  let traits: MemberTraits
  let bindings: Bindings
  let index: FileIndex

  func meaning(of place: Place) -> Meaning {
    traits.isCase ? meaning(ofCaseAt: place) : meaning(ofMemberAt: place)
  }

  private func meaning(ofMemberAt place: Place) -> Meaning {
    switch place.role {
    case .declaration(let declaration): return meaning(of: declaration)
    case .value(let use): return unqualified(at: place.start, owner: use.owner)
    case .binding(let local):
      guard bindings.binding(declaredAt: place.start)?.usesOuterName == true else { return .none }
      return unqualified(at: place.start, owner: local.owner)
    case .member(let use): return meaning(of: use)
    case .implicitMember where traits.isStatic: return .unclear("its type is not known")
    case .keyPathMember(let use):
      return traits.owner == .file || traits.isType ? .none : meaning(ofKeyPath: use)
    case .argumentLabel(let call): return traits.isTaken ? meaning(ofLabelIn: call) : .none
    case .text: return place.isKey ? .unclear("a string names it") : .none
    case .attribute: return .unclear("an attribute names it")
    case .unknown: return .unclear("it is not clear what it means there")
    case .type(let use): return traits.isType ? meaning(ofType: use, at: place) : .none
    case .genericParameter where traits.isType: return .unclear("a placeholder has the name")
    case .implicitMember, .macro, .plainLabel, .parameter, .genericParameter: return .none
    }
  }

  private func meaning(of declaration: Declaration) -> Meaning {
    guard declaration.surroundingBlock == nil, declaration.kind != .enumerationCase else {
      return .none
    }
    if declaration.kind == .extending {
      return traits.isType ? .member(of: nil) : .none
    }
    let type = declaration.enclosingType.map { FileTypes.name(of: $0) }
    let isType = declaration.kind.isType || declaration.kind == .typeAlias
    if isType == traits.isType, declaration.isRequirement {
      return .unclear("conforming types declare it as well", for: [type])
    }
    let meaning = isType == traits.isType ? Meaning.member(of: type) : .none
    guard let type, declaration.modifiers.contains(.override) else { return meaning }
    return meaning.adding("'\(type)' overrides it", for: index.ancestors(of: type).map { $0 })
  }

  func unqualified(at offset: Int, owner: Declaration?) -> Meaning {
    if bindings.number(at: offset) != nil { return .none }
    for type in FileTypes.namesAround(owner) {
      if !index.types.members(name, of: type).isEmpty {
        return .member(of: type)
      }
      if let reason = index.reason(against: type) { return .unclear(reason) }
      let declaring = declaringTypes(in: type)
      if !declaring.isEmpty {
        let reason = "'\(type)' may have a member with that name"
        guard declaring.count == 1, let only = declaring.first else { return .unclear(reason) }
        return .member(of: only, otherwise: reason)
      }
      if mayConform(type) { return .unclear("'\(type)' may have that member too") }
    }
    return .member(of: nil)
  }

  /// The type and those that it inherits from, as far as they declare the name.
  private func declaringTypes(in type: String) -> [String] {
    let ancestors = index.ancestors(of: type)
    return ([type] + ancestors).filter { index.project.declares(name, in: $0) }
  }

  /// Whether a type may be one of those that an outside type stands for: `[Int]` has what an extension of
  /// `Collection` adds. What the project itself declares inherits as the project says.
  private func mayConform(_ type: String) -> Bool {
    guard traits.owner == .foreign else { return false }
    let project = index.project
    return project.kind(of: type) == nil
      || index.ancestors(of: type).contains { project.kind(of: $0) == nil }
  }
}

// MARK: Members

extension MemberMeanings {
  private func meaning(of use: Use) -> Meaning {
    guard traits.owner != .file else { return .none }
    switch Receivers(in: index).kind(of: use) {
    case .around:
      guard let around = FileTypes.namesAround(use.owner).first else { return .none }
      return meaning(ofMemberOf: around)
    case .named(let type): return meaning(ofMemberOf: type)
    // A collection, a tuple or a function has what a protocol or an outside type may be extended with.
    case .other where traits.owner == .known: return .none
    case .other, .unknown:
      return .unclear("nothing tells the type of '\(use.receiver.excerpt)'")
    }
  }

  private func meaning(ofMemberOf type: String) -> Meaning {
    let reason = mayConform(type) ? "'\(type)' may have that member too" : nil
    if !index.types.members(name, of: type).isEmpty {
      return .member(of: type, otherwise: reason)
    }
    if let reason = index.reason(against: type) { return .unclear(reason) }
    let declaring = declaringTypes(in: type)
    if declaring.count == 1, let only = declaring.first {
      return .member(of: only, otherwise: reason)
    }
    return reason.map { .unclear($0) } ?? .none
  }

  /// The first name of a written type, or one behind a dot.
  private func meaning(ofType use: Use, at place: Place) -> Meaning {
    if use.kind == .type { return unqualified(at: place.start, owner: use.owner) }
    let around = FileTypes.lastPart(of: use.receiver.text)
    guard traits.owner == .file else { return .member(of: around) }
    return index.project.kind(of: around) == nil
      ? .unclear("nothing tells what '\(around)' is") : .none
  }

  private func meaning(ofKeyPath use: Use) -> Meaning {
    let unclear = Meaning.unclear("nothing tells the type in the key path")
    let bytes = use.source.bytes
    let end = max(use.name.offsets.lowerBound - 1, 0)
    let isSign = { (byte: UInt8) in byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ".") }
    guard let sign = bytes[..<end].lastIndex(where: isSign), bytes[sign] == UInt8(ascii: "\\")
    else { return unclear }
    let root = use.source.text(in: sign + 1..<end)
    guard root.first?.isUppercase == true else { return unclear }
    if root == "Self" {
      return FileTypes.namesAround(use.owner).first.map(meaning(ofMemberOf:)) ?? unclear
    }
    let owners = meaning(ofMemberOf: FileTypes.lastPart(of: root)).owners
    return owners.first.map { .member(of: $0) } ?? .none
  }

  /// A structure without an initialiser of its own takes its stored properties by their names.
  private func meaning(ofLabelIn call: Call) -> Meaning {
    let unclear = "it is not known what is initialised"
    let callee = call.callee.text
    guard callee == "Self" || callee == "init" else {
      let isSubstitute = index.project.substitutes.contains(callee)
      return .member(of: callee, otherwise: isSubstitute ? unclear : nil)
    }
    let receiver = call.receiver.text
    if callee == "Self" || receiver == "Self" || receiver == "self" {
      let around = FileTypes.namesAround(call.owner).first
      return around.map { .member(of: $0) } ?? .none
    }
    if receiver.isEmpty { return .unclear(unclear) }
    return .member(of: FileTypes.lastPart(of: receiver))
  }
}
