import SwiftFacts

/// The types of one file, and for each declaration the outermost of them that it lies in.
struct DeclaredTypes {
  private(set) var types: [TypeOutline] = []
  /// By declaration: an index into `types`, or -1.
  private(set) var outermost: [Int32] = []

  init(in source: SwiftSource) {
    outermost.reserveCapacity(source.facts.declarations.count)
    for (index, fact) in source.facts.declarations.enumerated() {
      let around = fact.parent < 0 ? -1 : outermost[Int(fact.parent)]
      let isType = fact.kind.hasMembers || fact.kind == .typeAlias
      if isType { types.append(outline(of: index, fact, in: source, around: around)) }
      let isOutermost = around < 0 && fact.kind.hasMembers && fact.block < 0
      outermost.append(isOutermost ? Int32(types.count - 1) : around)
    }
  }

  private func outline(
    of index: Int, _ fact: SwiftFacts.Declaration, in source: SwiftSource, around: Int32
  ) -> TypeOutline {
    let declaration = Declaration(source: source, index: index)
    let name = declaration.name.text(before: UInt8(ascii: "<"))
    return TypeOutline(
      name: name, kind: fact.kind,
      nameRange: declaration.name.range, inherited: declaration.inheritedTypes.compactMap(\.base),
      enclosing: around < 0 ? nil : types[Int(around)].name, isLocal: fact.block >= 0,
      methods: isDelegate(name) ? methods(of: declaration).map(\.name.text) : [],
      optionalRequirements: isDelegate(name) ? optionalRequirements(of: declaration) : [],
      isEmpty: declaration.children.isEmpty && declaration.inheritedTypes.isEmpty,
      isForObjectiveC: fact.kind == .protocolType && declaration.hasAttribute("objc"))
  }

  private func isDelegate(_ name: String) -> Bool {
    name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  private func methods(of type: Declaration) -> [Declaration] {
    type.children.filter { $0.kind == .function }
  }

  private func optionalRequirements(of type: Declaration) -> [Requirement] {
    guard type.kind == .protocolType else { return [] }
    let optional = methods(of: type).filter { method in
      !method.modifiers.contains(.optional)
        && method.documentation.drop { "/* \n\t".contains($0) }.hasPrefix("Optional")
    }
    return optional.map { Requirement(name: $0.name.text, range: $0.name.range) }
  }
}
