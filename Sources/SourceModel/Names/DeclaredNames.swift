import SwiftFacts

extension SwiftSource {
  /// The names that the file has chosen itself, in its order by kind: declarations with their
  /// parameters first, then what conditions, loops and closures bind.
  ///
  /// Left out is what others decided: overrides, coding keys, imports, what an extension extends,
  /// operators, names for C.
  public var declaredNames: [DeclaredName] {
    var names: [DeclaredName] = []
    names.reserveCapacity(facts.declarations.count * 2)
    for index in facts.declarations.indices {
      appendNames(of: index, to: &names)
    }
    for local in facts.localNames where local.kind != .closureCapture {
      names.append(
        DeclaredName(
          name: name(local.name), role: .binding(local.kind), owner: local.owner,
          scopeEnd: max(local.scopeEnd, 0)))
    }
    return names
  }

  private func appendNames(of index: Int, to names: inout [DeclaredName]) {
    let fact = facts.declarations[index]
    let isForeign = isDecidedElsewhere(index)
    if let role = role(of: fact), !isForeign {
      names.append(
        DeclaredName(
          name: name(fact.name), role: role, owner: Int32(index), scopeEnd: scopeEnd(of: fact)))
    }
    for parameter in facts.parameters.indices(in: fact.parameters, where: { $0.owner == index }) {
      appendNames(of: facts.parameters[parameter], isForeign: isForeign, to: &names)
    }
    for parameter in facts.genericParameters.indices(
      in: fact.genericParameters, where: { $0.owner == index })
    {
      let name = name(facts.genericParameters[parameter].name)
      names.append(
        DeclaredName(name: name, role: .genericParameter, owner: Int32(index), scopeEnd: -1))
    }
  }

  private func appendNames(
    of parameter: SwiftFacts.Parameter, isForeign: Bool, to names: inout [DeclaredName]
  ) {
    let label = name(parameter.label)
    let inner = name(parameter.name)
    if !isForeign, !label.isEmpty, label != "_" {
      names.append(
        DeclaredName(name: label, role: .label, owner: parameter.owner, scopeEnd: -1))
    }
    guard parameter.name != parameter.label, !inner.isEmpty, inner != "_" else { return }
    let body = facts.declarations[Int(parameter.owner)].body
    names.append(
      DeclaredName(
        name: inner, role: .parameter, owner: parameter.owner,
        scopeEnd: max(body.end, parameter.name.end)))
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
    switch fact.kind {
    case .enumerationCase:
      return declaration(at: fact.parent)?.inheritedTypes.contains { $0.name == "CodingKey" }
        ?? false
    case .function:
      let declaration = Declaration(source: self, index: index)
      return ["_cdecl", "_silgen_name", "c"].contains { declaration.hasAttribute($0) }
    case .typeAlias, .constant, .variable: return mirrorsForeignName(fact)
    default: return false
    }
  }

  /// `typealias Stat = Glibc.stat`, `let SHUT_WR = Glibc.SHUT_WR`: C has chosen the name.
  private func mirrorsForeignName(_ fact: SwiftFacts.Declaration) -> Bool {
    let wanted = text(in: fact.name.offsets).lowercased()
    let isJoined = wanted.contains("_")
    guard fact.block < 0, isJoined || fact.kind == .typeAlias else { return false }
    let places = isJoined ? [fact.value, fact.type, fact.body] : [fact.type]
    return places.contains { range in
      !range.isEmpty && range.end - range.start < 200
        && text(in: range.offsets).lowercased().split(whereSeparator: Self.isNoLetter)
          .contains { $0 == wanted || isJoined && $0.hasSuffix("_" + wanted) }
    }
  }

  private static func isNoLetter(_ character: Character) -> Bool {
    !character.isLetter && !character.isNumber && character != "_"
  }
}
