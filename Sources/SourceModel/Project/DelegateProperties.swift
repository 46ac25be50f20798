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
    let isOwnSource =
      declaration.access == .privately && type?.hasSuffix("DataSource") == true
    isOwned = isOwnSource || Self.isMadeHere(declaration)
  }

  /// Whether the file sets the property to something that it makes: who makes a helper keeps it.
  private static func isMadeHere(_ property: Declaration) -> Bool {
    let bytes = property.source.bytes
    let name = Array(property.name.utf8)
    guard let first = name.first, bytes.count > name.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      (0..<bytes.count - name.count).contains { start in
        guard bytes[start] == first, start == 0 || !isLetter(bytes[start - 1]) else { return false }
        guard bytes[start..<start + name.count].elementsEqual(name) else { return false }
        return isSetToNewValue(bytes[(start + name.count)...])
      }
    }
  }

  /// ` = Something(`
  private static func isSetToNewValue(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let sign = rest.drop { $0 == 0x20 }
    guard sign.first == UInt8(ascii: "="), rest.count > sign.count else { return false }
    let value = sign.dropFirst().drop { $0 == 0x20 }
    guard let capital = value.first, capital &- 0x41 < 26 else { return false }
    return value.drop(while: isLetter).first == UInt8(ascii: "(")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
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
