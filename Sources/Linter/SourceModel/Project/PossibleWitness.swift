import Diagnostics

/// A member that a protocol may ask for. Whether one does only the whole project can tell: until then what is
/// found about its name is held back.
public struct PossibleWitness: Hashable, Sendable {
  /// The type around it, or what an extension around it extends.
  let type: String
  /// What the inheritance clause around it names.
  let inherited: [String]
  /// Whether the first of these may be a superclass, which asks for nothing.
  let isInClass: Bool
  let isInExtension: Bool
  let member: String
  /// The same with the labels of a method.
  let fullName: String
}

extension SwiftSource {
  /// The member that a finding is about, where a protocol may ask for it. Private members answer none, and what is
  /// local to a member's body has a name of its own.
  public func possibleWitness(of finding: Finding) -> PossibleWitness? {
    guard let member = declaration(around: finding.range.bytes), member.isMember,
      !member.isHidden, let type = member.parent, type.kind != .protocolType
    else { return nil }
    return PossibleWitness(
      type: type.name.text(before: UInt8(ascii: "<")),
      inherited: type.inheritedTypes.map { $0.base ?? $0.name.text },
      isInClass: type.kind == .classType, isInExtension: type.kind == .extending,
      member: member.name.text,
      fullName: member.fullName)
  }
}

extension TypeTable {
  /// Whether a protocol asks for a member, or one from elsewhere may, of which nothing is known: an extension is
  /// written for the protocol that it names, and a protocol for delegates asks for much; a type has members of its
  /// own besides.
  public func mayAsk(for witness: PossibleWitness) -> Bool {
    let member = Member(witness)
    let named = protocols(among: witness.inherited, ofClass: witness.isInClass)
    let isAsked = named.contains { name in
      asks(name, for: member) ?? (witness.isInExtension || name.isNamedForAnswering)
    }
    if isAsked { return true }
    // The same type says elsewhere what else it conforms to.
    let type = NameHash.of(witness.type)
    return (declarations[type] ?? []).contains { type in
      protocols(among: type.inherited, ofClass: type.kind == .classType)
        .contains { asks($0, for: member) == true }
    } || (addedConformances[type] ?? []).contains { asks($0, for: member) == true }
  }

  /// What a clause names, without the superclass, which asks for nothing: what is overridden says so.
  private func protocols(among inherited: [String], ofClass isOfClass: Bool) -> ArraySlice<String> {
    inherited.dropFirst(isOfClass && inherited.first.map(isClass) == true ? 1 : 0)
  }

  private func isClass(_ name: String) -> Bool {
    let types = declarations(of: name)
    return types.isEmpty
      ? DeclarationTraits.isNamedAsClass(name) : types.allSatisfy { $0.kind == .classType }
  }

  private struct Member {
    let name: String
    /// Of the name with the labels of a method.
    let hash: UInt64

    init(_ witness: PossibleWitness) {
      name = witness.member
      hash = NameHash.of(witness.fullName)
    }
  }

  /// Whether what stands in an inheritance clause asks for a member; nil where nobody knows.
  private func asks(_ name: String, for member: Member) -> Bool? {
    var open = [name]
    // Most protocols inherit from nothing, so that nobody has to be kept in mind.
    var seen: Set<String> = []
    var isKnown = true
    while let next = open.popLast() {
      if DeclarationTraits.modestProtocols.contains(next) { continue }
      let types = declarations(of: next)
      guard !types.isEmpty else {
        switch OutsideMembers.known.mayAsk(for: member.name, in: next) {
        case true?: return true
        case false?: break
        case nil: isKnown = false
        }
        continue
      }
      for type in types {
        if type.requirements.contains(member.hash) { return true }
        switch type.kind {
        case .protocolType:
          open += type.inherited.filter { $0 != name && seen.insert($0).inserted }
        case .typeAlias: isKnown = false
        default: break
        }
      }
    }
    return isKnown ? false : nil
  }
}
