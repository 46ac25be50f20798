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
    case .plainLabel where traits.isTaken && place.isInNameOfInitializer:
      return .unclear("an initialiser is named with its labels")
    case .text: return place.isKey ? .unclear("a string names it") : .none
    case .written(let written): return meaning(of: written)
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
    for scope in FileTypes.scopes(around: owner) {
      let type = scope.name
      if !index.types.members(name, of: type).isEmpty {
        return .member(of: type)
      }
      if let reason = index.reason(against: type) { return .unclear(reason) }
      let family = index.family(of: scope)
      let declaring = declaring(family)
      if !declaring.isEmpty {
        let reason = "'\(type)' may have a member with that name"
        guard declaring.count == 1, let only = declaring.first else { return .unclear(reason) }
        return .member(of: only, otherwise: reason)
      }
      if mayConform(family) { return .unclear("'\(type)' may have that member too") }
    }
    return .member(of: nil)
  }

  /// Those of a type and what it inherits from that declare the name.
  private func declaring(_ family: Set<String>) -> [String] {
    family.filter { index.project.declares(name, in: $0) }
  }

  /// Whether a type may be one of those that an outside type stands for: `[Int]` has what an extension of
  /// `Collection` adds. What the project itself declares inherits as the project says.
  private func mayConform(_ family: Set<String>) -> Bool {
    traits.owner == .foreign && family.contains { index.project.kind(of: $0) == nil }
  }
}

// MARK: Members

extension MemberMeanings {
  private func meaning(of use: Use) -> Meaning {
    guard traits.owner != .file else {
      return mayBeModule(use.receiver.text) ? .unclear("it may be named behind its module") : .none
    }
    if use.receiver == "super" { return meaning(ofMemberOfSuperclass: use.owner) }
    return meaning(
      ofMemberOf: Receivers(in: index).kind(of: use), behind: use.receiver, in: use.owner)
  }

  /// Whether something at the top of a file is named with the module in front, which the path of the file names.
  private func mayBeModule(_ receiver: String) -> Bool {
    receiver.first?.isUppercase == true && index.project.kind(of: receiver) == nil
      && index.source.place.split(separator: "/").contains(receiver[...])
  }

  private func meaning(ofMemberOfSuperclass owner: Declaration?) -> Meaning {
    let above = FileTypes.namesAround(owner).first.map(index.ancestors(of:)) ?? []
    let declaring = declaring(above)
    guard declaring.count < 2, !mayConform(above) else {
      return .unclear("nothing tells the type of 'super'")
    }
    return declaring.first.map { .member(of: $0) } ?? .none
  }

  private func meaning(
    ofMemberOf kind: Receivers.Kind, behind receiver: Name, in owner: Declaration?
  ) -> Meaning {
    switch kind {
    case .around:
      guard let around = FileTypes.scopes(around: owner).first else { return .none }
      return meaning(ofMemberOf: around.name, family: index.family(of: around))
    case .named(let type): return meaning(ofMemberOf: type)
    // A collection, a tuple or a function has what a protocol or an outside type may be extended with.
    case .other where traits.owner == .known: return .none
    case .other, .unknown:
      return .unclear("nothing tells the type of '\(receiver.excerpt)'")
    }
  }

  private func meaning(ofMemberOf type: String) -> Meaning {
    meaning(ofMemberOf: type, family: index.ancestors(of: type).union([type]))
  }

  private func meaning(ofMemberOf type: String, family: Set<String>) -> Meaning {
    let isDoubtful =
      mayConform(family) || !index.project.forwarding.isDisjoint(with: family)
    let reason = isDoubtful ? "'\(type)' may have that member too" : nil
    if !index.types.members(name, of: type).isEmpty {
      return .member(of: type, otherwise: reason)
    }
    if let reason = index.reason(against: type) { return .unclear(reason) }
    let declaring = declaring(family)
    if declaring.count == 1, let only = declaring.first {
      return .member(of: only, otherwise: reason)
    }
    return reason.map { .unclear($0) } ?? .none
  }

  /// The first name of a written type, or one behind a dot.
  private func meaning(ofType use: Use, at place: Place) -> Meaning {
    if use.kind == .type { return unqualified(at: place.start, owner: use.owner) }
    let around = FileTypes.lastPart(of: use.receiver.text)
    guard traits.owner == .file else {
      if around == "Self" {
        return meaning(ofMemberOf: .around, behind: use.receiver, in: use.owner)
      }
      let isSubstitute = index.project.substitutes.contains(around)
      return meaning(
        ofMemberOf: isSubstitute ? .unknown : .named(around), behind: use.receiver, in: use.owner)
    }
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
    let plain = String(root.prefix { $0 != "<" })
    let kind = Receivers(in: index).kind(ofPath: plain, at: sign, in: use.owner)
    guard kind != .unknown, kind != .other else { return unclear }
    let owners = meaning(ofMemberOf: kind, behind: use.receiver, in: use.owner).owners
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
    return index.initialisedType(by: call).map { .member(of: $0) } ?? .unclear(unclear)
  }
}

// MARK: Written names

extension MemberMeanings {
  private func meaning(of written: WrittenPlace) -> Meaning {
    if let part = written.part { return meaning(of: written, part: part) }
    return traits.isTaken ? written.initialisedType.map { .member(of: $0) } ?? .none : .none
  }

  /// What a part of a name means that is written beside a declaration.
  func meaning(of written: WrittenPlace, part: Int) -> Meaning {
    let (owner, range) = (written.owner, written.name.parts[part])
    guard part > 0 else { return unqualified(at: range.lowerBound, owner: owner) }
    guard traits.owner != .file else { return .none }
    let path = written.path(before: part)
    let receivers = Receivers(in: index)
    let parameter = owner.parameters.first { $0.name == path }
    let kind =
      parameter.map { receivers.kind(of: $0.type) }
      ?? receivers.kind(ofPath: path, at: range.lowerBound, in: owner)
    guard !traits.isCase else {
      return meaning(ofCaseOf: kind, in: owner, reason: "nothing tells the type of '\(path)'")
    }
    let start = written.name.parts[0].lowerBound
    let receiver = index.source.name(at: start..<written.name.parts[part - 1].upperBound)
    return meaning(ofMemberOf: kind, behind: receiver, in: owner)
  }
}

extension Place {
  /// Whether it is a label in `init(name:)` or `Photo(name:)`.
  fileprivate var isInNameOfInitializer: Bool {
    guard isInFullName else { return false }
    let bytes = name.source.bytes
    let list = bytes[..<start].reversed().drop { $0.isPartOfName || $0 == UInt8(ascii: ":") }
    guard list.first == UInt8(ascii: "(") else { return false }
    let function = String(
      decoding: list.dropFirst().prefix(while: \.isPartOfName).reversed(), as: UTF8.self)
    return function == "init" || function.first?.isUppercase == true
  }
}
