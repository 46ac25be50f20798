import Diagnostics
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
    keyword = declaration.keyword
    typeText = declaration.type.text
    type = declaration.type.base
    typeRange = declaration.type.range
    isOptional = declaration.type.isOptional
    isWeak = !declaration.modifiers.isDisjoint(with: [.weak, .unowned])
    let owner = declaration.parent?.kind
    isInClass = owner == .classType || owner == .actor
  }
}

extension Declaration {
  /// The word that says what is declared, where it stands right before the name; else an empty range
  /// at the name.
  public var keyword: FileRange {
    let word = Array(kind.keyword.utf8)
    let name = name.offsets.lowerBound
    var end = name
    while end > 0, source.bytes[end - 1] == 0x20 { end -= 1 }
    let start = end - word.count
    guard start >= 0, end < name, source.bytes[start..<end].elementsEqual(word) else {
      return source.range(name..<name)
    }
    return source.range(start..<end)
  }
}
