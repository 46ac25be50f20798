import SourceModel

extension MemberMeanings {
  /// Which case a place of a name means.
  func meaning(ofCaseAt place: Place) -> Meaning {
    switch place.role {
    case .declaration(let declaration):
      guard declaration.surroundingBlock == nil, let type = declaration.enclosingType else {
        return .none
      }
      return declaration.kind == .enumerationCase ? .member(of: FileTypes.name(of: type)) : .none
    case .value(let use): return unqualified(at: place.start, owner: use.owner)
    case .binding(let local):
      guard bindings.binding(declaredAt: place.start)?.usesOuterName == true else { return .none }
      return unqualified(at: place.start, owner: local.owner)
    case .member(let use): return meaning(ofCaseBehind: use)
    case .implicitMember(let use): return meaning(ofImplicit: use)
    case .text: return place.isKey ? .unclear("a string names it") : .none
    case .written(let written): return written.part.map { meaning(of: written, part: $0) } ?? .none
    case .attribute: return .unclear("an attribute names it")
    case .unknown: return .unclear("it is not clear what it means there")
    case .type, .keyPathMember, .argumentLabel, .macro, .plainLabel, .parameter, .genericParameter:
      return .none
    }
  }

  /// A case is named behind its type, not behind a value.
  private func meaning(ofCaseBehind use: Use) -> Meaning {
    let kind = Receivers(in: index).kind(of: use)
    let isValue = use.receiver.utf8.first.map { $0 | 0x20 == $0 } ?? true
    if kind == .unknown, isValue, !index.namesTypesOfTypes { return .none }
    return meaning(
      ofCaseOf: kind, in: use.owner, reason: "nothing tells the type of '\(use.receiver.excerpt)'")
  }

  private func meaning(ofImplicit use: Use) -> Meaning {
    meaning(
      ofCaseOf: ExpectedTypes(in: index).kind(of: use), in: use.owner,
      reason: "its type is not known")
  }

  func meaning(
    ofCaseOf kind: Receivers.Kind, in owner: Declaration?, reason: String
  ) -> Meaning {
    let type: String?
    switch kind {
    case .around: type = FileTypes.namesAround(owner).first
    case .named(let name): type = name
    case .other: type = nil
    case .unknown: return .unclear(reason)
    }
    guard let type, !index.types.members(name, of: type).isEmpty else { return .none }
    return .member(of: type)
  }
}
