import SwiftFacts

/// Names of cases and constants that stand in a list, and those of tests.
extension SwiftSource {
  /// A case without a value of its own in an enumeration of strings: its name is what others read.
  func isValueItself(_ found: FoundName) -> Bool {
    guard found.role == .enumerationCase, found.owner >= 0 else { return false }
    let declaration = Declaration(source: self, index: Int(found.owner))
    return declaration.isValueItself
  }

  /// `aed`, `afn`, `all`: one of many short cases or static constants, which are the codes of a list
  /// that others keep.
  func isCodeOfList(_ found: FoundName) -> Bool {
    guard found.owner >= 0 else { return false }
    let fact = facts.declarations[Int(found.owner)]
    let isStatic = fact.kind == .constant && fact.modifiers.contains(.static)
    guard found.role == .enumerationCase || isStatic, fact.name.end - fact.name.start < 5,
      fact.parent >= 0
    else { return false }
    let short = family.children(of: Int(fact.parent)).lazy.filter { sibling in
      let other = self.facts.declarations[Int(sibling)]
      return other.kind == fact.kind && other.name.end - other.name.start < 5
    }
    return short.prefix(Self.leastCodes).count == Self.leastCodes
  }

  private static let leastCodes = 8

  /// Whether a name is one of some cases or static constants: what is listed there are mostly things
  /// that have their names from elsewhere, such as formats, products and codes.
  func isListed(_ found: FoundName) -> Bool {
    if isValueItself(found) { return true }
    guard found.owner >= 0 else { return false }
    let fact = facts.declarations[Int(found.owner)]
    guard fact.name == found.name, fact.parent >= 0, isOfList(fact) else { return false }
    let siblings = family.children(of: Int(fact.parent)).lazy.filter { sibling in
      let other = self.facts.declarations[Int(sibling)]
      return other.kind == fact.kind && self.isOfList(other)
    }
    return siblings.prefix(Self.shortestList).count == Self.shortestList
  }

  func isOfList(_ fact: SwiftFacts.Declaration) -> Bool {
    fact.kind == .enumerationCase || fact.kind == .constant && fact.modifiers.contains(.static)
  }

  private static let shortestList = 4

  /// The name of a test is a sentence about all that the test knows.
  func isSentence(_ found: FoundName) -> Bool {
    found.role == .function && isTest
  }
}
