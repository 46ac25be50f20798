import SwiftFacts

extension DelegateProperty {
  /// The stored properties of a file that are named for a delegate, a data source or a target.
  static func all(in source: SwiftSource) -> [DelegateProperty] {
    source.facts.declarations.indices.compactMap { index in
      let fact = source.facts.declarations[index]
      guard fact.kind.isValue, fact.block < 0, fact.parent >= 0 else { return nil }
      let declaration = Declaration(source: source, index: index)
      guard isNamedForDelegate(declaration.name), declaration.isStored, !declaration.isStatic,
        !declaration.type.isEmpty
      else { return nil }
      return DelegateProperty(declaration)
    }
  }

  private static func isNamedForDelegate(_ name: Name) -> Bool {
    ["elegate", "ataSource"].contains { name.hasSuffix($0) } || name == "target"
  }

  private init(_ declaration: Declaration) {
    name = declaration.name.text
    nameRange = declaration.name.range
    range = declaration.range
    type = declaration.type.base
    typeRange = declaration.type.range
    isOptional = declaration.type.isOptional
    isWeak = !declaration.modifiers.isDisjoint(with: [.weak, .unowned])
    let owner = declaration.parent?.kind
    isInClass = owner == .classType || owner == .actor
    keywordOffset = declaration.keywordOffset
  }
}

extension Declaration {
  /// Where `let`, `var` or another word begins that says what is declared; the name's own offset where
  /// it stands farther away, as for the second name of `let a, b`.
  var keywordOffset: Int {
    let word = Array(kind.keyword.utf8)
    let name = name.offsets.lowerBound
    var start = name
    while start > 0, source.bytes[start - 1] == 0x20 { start -= 1 }
    let begin = start - word.count
    guard begin >= 0, source.bytes[begin..<start].elementsEqual(word) else { return name }
    return begin
  }
}
