import SourceModel

/// Which places of a name mean a hidden member.
struct MemberUses {
  let member: HiddenMember
  let types: FileTypes
  let project: ProjectNames
  let receivers: Receivers

  enum Meaning {
    case this
    case other
    /// It cannot be told from the file, for a reason.
    case unclear(String)
  }

  /// - Parameters:
  ///   - name: the name at the place, which for what a wrapper makes has a sign in front.
  ///   - bindings: what bodies bind the name to.
  func meaning(of place: Place, bindings: Bindings) -> Meaning {
    guard member.reaches(place.start) else { return .other }
    switch place.role {
    case .declaration(let declaration): return meaning(of: declaration)
    case .value(let use): return unqualified(at: place.start, owner: use.owner, bindings)
    case .binding(let local):
      guard Binding(place)?.usesOuterName == true else { return .other }
      return unqualified(at: local.name.offsets.lowerBound, owner: local.owner, bindings)
    case .member(let use): return meaning(of: use)
    case .implicitMember where member.isStatic: return .unclear("nothing tells its type")
    case .keyPathMember(let use):
      return member.type == nil || member.isType ? .other : meaning(ofKeyPath: use)
    case .argumentLabel(let call): return meaning(ofLabelIn: call)
    case .text: return place.isKey ? .unclear("a string names it") : .other
    case .attribute: return .unclear("an attribute names it")
    case .unknown: return .unclear("it is not clear what it means there")
    case .type(let use): return member.isType ? meaning(ofType: use, at: place, bindings) : .other
    case .genericParameter where member.isType: return .unclear("a placeholder has the name")
    case .implicitMember, .macro, .plainLabel, .parameter, .genericParameter: return .other
    }
  }

  private var name: String { member.declaration.name.text }

  private func meaning(of declaration: Declaration) -> Meaning {
    if isMember(declaration) {
      return declaration.isRequirement ? .unclear("conforming types declare it as well") : .this
    }
    let type = declaration.enclosingType.map { FileTypes.name(of: $0) }
    guard declaration.modifiers.contains(.override), let type, let own = member.type,
      project.ancestors(of: type).contains(own)
    else { return .other }
    return .unclear("'\(type)' overrides it")
  }

  private func isMember(_ declaration: Declaration) -> Bool {
    guard declaration.surroundingBlock == nil, declaration.kind != .enumerationCase else {
      return false
    }
    if declaration.kind == .extending { return member.isType && member.type == nil }
    let isType = declaration.kind.isType || declaration.kind == .typeAlias
    return declaration.enclosingType.map { FileTypes.name(of: $0) } == member.type
      && isType == member.isType
  }

  private func unqualified(at offset: Int, owner: Declaration?, _ bindings: Bindings) -> Meaning {
    if bindings.binding(at: offset) != nil { return .other }
    for type in FileTypes.namesAround(owner) {
      if isOwn(type) { return .this }
      if !types.members(name, of: type).isEmpty { return .other }
      if declaresItself(type) { return .unclear("'\(type)' may have a member of the name") }
      if mayConform(type) { return .unclear("'\(type)' may have the member as well") }
    }
    return member.type == nil ? .this : .other
  }

  /// Whether the member is one of a type: its own, or inherited from the type that has it.
  private func isOwn(_ type: String) -> Bool {
    guard let own = member.type else { return false }
    return type == own || project.ancestors(of: type).contains(own) && !declaresItself(type)
  }

  /// Whether a type may be one of those that an outside type stands for: `[Int]` has what an extension of
  /// `Collection` adds. What the project itself declares inherits as the project says.
  private func mayConform(_ type: String) -> Bool {
    guard let own = member.type, project.kind(of: own) == nil else { return false }
    let family = project.ancestors(of: type).union([type])
    return !family.allSatisfy { project.kind(of: $0) != nil }
  }

  /// Whether a collection, a tuple or a function may be.
  private var mayBeOfNoName: Bool {
    guard let own = member.type else { return false }
    let kind = project.kind(of: own)
    return kind == nil || kind == .protocolType
  }

  /// Whether a type has another member of the name.
  private func declaresItself(_ type: String) -> Bool {
    if !types.members(name, of: type).isEmpty { return true }
    let family = project.ancestors(of: type).union([type]).subtracting([member.type ?? ""])
    return project.declaration(of: name, inTypes: family) != nil
  }
}

// MARK: Members

extension MemberUses {
  private func meaning(of use: Use) -> Meaning {
    guard member.type != nil else { return .other }
    switch receivers.kind(of: use) {
    case .around:
      guard let around = FileTypes.namesAround(use.owner).first else { return .other }
      return meaning(ofMemberOf: around)
    case .named(let type): return meaning(ofMemberOf: type)
    case .other where !mayBeOfNoName: return .other
    case .other, .unknown: return .unclear("nothing tells the type of '\(use.receiver)'")
    }
  }

  private func meaning(ofMemberOf type: String) -> Meaning {
    if isOwn(type) { return .this }
    return mayConform(type) ? .unclear("'\(type)' may have the member as well") : .other
  }

  /// The first name of a written type, or one behind a dot.
  private func meaning(ofType use: Use, at place: Place, _ bindings: Bindings) -> Meaning {
    if use.kind == .type { return unqualified(at: place.start, owner: use.owner, bindings) }
    let around = FileTypes.lastPart(of: use.receiver.text)
    if let own = member.type { return around == own ? .this : .other }
    return project.kind(of: around) == nil ? .unclear("nothing tells what '\(around)' is") : .other
  }

  private func meaning(ofKeyPath use: Use) -> Meaning {
    let bytes = use.source.bytes
    let end = use.name.offsets.lowerBound
    guard let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\\")) else { return .other }
    let root = use.source.text(in: start + 1..<max(end - 1, start + 1))
    guard root.first?.isUppercase == true, !root.contains(".") else {
      return .unclear("nothing tells the type in the key path")
    }
    return isOwn(FileTypes.lastPart(of: root)) || root == "Self" ? .this : .other
  }

  private func isMadeByMembers(_ type: Declaration) -> Bool {
    type.kind == .structure && !type.children.contains { $0.kind == .initializer }
  }

  /// A structure without an initialiser of its own takes its stored properties by their names.
  private func meaning(ofLabelIn call: Call) -> Meaning {
    guard let type = member.type, member.declaration.isStored, !member.isStatic,
      types.declarations(of: type).contains(where: isMadeByMembers)
    else { return .other }
    switch call.callee.text {
    case type: return .this
    case "Self", "init":
      let receiver = call.receiver.text
      let around = FileTypes.namesAround(call.owner).first
      if call.callee == "Self" || receiver == "Self" || receiver == "self" {
        return around == type ? .this : .other
      }
      if receiver.isEmpty { return .unclear("nothing tells what is initialised") }
      return FileTypes.lastPart(of: receiver) == type ? .this : .other
    case let name where project.substitutes.contains(name):
      return .unclear("nothing tells what is initialised")
    default: return .other
    }
  }
}
