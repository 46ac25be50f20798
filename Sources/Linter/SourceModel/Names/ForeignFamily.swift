import SwiftFacts
import Words

/// Enumerations and lists of constants whose names others keep: formats, codecs, symbols, codes.
extension SwiftSource {
  /// Whether a case or a static constant is one of a list of names that are not English: `aac`, `dts`,
  /// `pcm_s16be`. A word among them is theirs as well.
  func isOfForeignFamily(_ found: FoundName) -> Bool {
    guard found.owner >= 0, Self.isPlain(nameBytes(found.name)) else { return false }
    let fact = facts.declarations[Int(found.owner)]
    guard fact.parent >= 0, isOfList(fact), fact.name == found.name else { return false }
    if let known = memory.pointee.foreignFamilies[fact.parent] { return known }
    let isForeign = areNamesForeign(below: fact.parent, of: fact.kind)
    memory.pointee.foreignFamilies[fact.parent] = isForeign
    return isForeign
  }

  /// Whether at least half of the names are not English, and most of those no short forms either.
  private func areNamesForeign(below parent: Int32, of kind: DeclarationKind) -> Bool {
    var count = 0
    var foreign = 0
    var short = 0
    for sibling in family.children(of: Int(parent)) {
      let fact = facts.declarations[Int(sibling)]
      guard fact.kind == kind, isOfList(fact) else { continue }
      count += 1
      switch Self.origin(of: nameBytes(fact.name)) {
      case .english: break
      case .shortForm: short += 1
      case .elsewhere: foreign += 1
      }
    }
    return count >= Self.leastNames && (foreign + short) * 2 >= count && foreign * 3 >= count
  }

  private static let leastNames = 6

  private enum Origin { case english, shortForm, elsewhere }

  private static func origin(of name: UnsafeBufferPointer<UInt8>) -> Origin {
    guard isPlain(name) else { return .english }
    var origin = Origin.english
    forEachWord(in: name) { range, kind in
      guard kind == .word || kind == .acronym, range.count > 1 else { return }
      switch WordJudge.originOfWord(name[range]) {
      case .english: break
      case .abbreviations: if origin == .english { origin = .shortForm }
      default: origin = .elsewhere
      }
    }
    return origin
  }

  /// Whether a name has no capital inside that would begin a word.
  private static func isPlain(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var isSmall = false
    for byte in name {
      if isSmall, byte &- 0x41 < 26 { return false }
      isSmall = byte &- 0x61 < 26
    }
    return true
  }
}
