import Diagnostics
import SwiftFacts

extension DelegateProperty {
  /// The stored properties of a file that are named for a delegate, a data source or a target, or hold somebody
  /// weakly.
  static func all(in source: SwiftSource) -> [DelegateProperty] {
    var made: MadeNames?
    var found: [DelegateProperty] = []
    for (index, fact) in source.facts.declarations.enumerated()
    where fact.kind.isValue && fact.block < 0 && fact.parent >= 0 {
      let declaration = Declaration(source: source, index: index)
      guard
        isNamedForDelegate(declaration.name) || isOfDelegateType(declaration)
          || declaration.modifiers.contains(.weak),
        declaration.isStored, !declaration.isStatic,
        !declaration.type.isEmpty
      else { continue }
      let names = made ?? MadeNames(in: source.bytes)
      made = names
      found.append(DelegateProperty(declaration, isMadeHere: names.contains(declaration.name)))
    }
    return found
  }

  static func isNamedForDelegate(_ name: Name) -> Bool {
    switch name.utf8.last {
    case UInt8(ascii: "e"): name.hasSuffix("elegate") || name.hasSuffix("ataSource")
    case UInt8(ascii: "t"): name == "target"
    default: false
    }
  }

  private static func isOfDelegateType(_ declaration: Declaration) -> Bool {
    let type = declaration.type.name.utf8
    let end = type.lastIndex { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }
    guard let end, type[end] == UInt8(ascii: "e") || type[end] == UInt8(ascii: ")") else {
      return false
    }
    return declaration.type.base?.hasSuffix("Delegate") ?? false
  }

  private init(_ declaration: Declaration, isMadeHere: Bool) {
    let parent = declaration.parent
    owner = parent?.name.text ?? ""
    name = declaration.name.text
    isNamedForDelegate = Self.isNamedForDelegate(declaration.name)
    nameRange = declaration.name.range
    keyword = declaration.keyword
    typeText = declaration.type.text
    type = declaration.type.base
    typeRange = declaration.type.range
    isOptional = declaration.type.isOptional
    isWeak = !declaration.modifiers.isDisjoint(with: [.weak, .unowned])
    isInClass = parent?.kind == .classType || parent?.kind == .actor
    let isOwnSource =
      declaration.access == .privately && type?.hasSuffix("DataSource") == true
    isOwned =
      isOwnSource || isMadeHere || declaration.source.isTest || declaration.isMeantToBeStrong
      || declaration.isKeptForBuilding || declaration.isSaidToBeStrong
  }
}

extension Declaration {
  /// Whether it never changes once its owner is made, or its owner only makes another object.
  fileprivate var isKeptForBuilding: Bool {
    kind == .constant || ["Builder", "Factory"].contains { parent?.name.hasSuffix($0) ?? false }
  }

  /// Whether the name or the documentation of the property or its owner says that the reference is strong.
  fileprivate var isSaidToBeStrong: Bool {
    let isNamed = ["strong", "Strong", "retained", "Retained", "owned", "Owned"]
      .contains(where: name.utf8.contains)
    return isNamed
      || [self, parent].contains { declaration in
        guard let declaration else { return false }
        return declaration.documentationComments.contains { comment in
          ["strong", "Strong", "retain", "Retain"].contains(where: comment.text.utf8.contains)
        }
      }
  }

  /// Whether the line or the one above excepts it from the rule of a well-known linter.
  fileprivate var isMeantToBeStrong: Bool {
    let name = name.offsets
    let above = source.bytes[..<name.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    let start = source.bytes[..<above].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    let end = source.bytes[name.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
    let lines = source.bytes[start..<(end ?? source.bytes.count)]
    return lines.contains("swiftlint:disable") && lines.contains("weak_delegate")
  }
}

/// The names that a file sets to something that it makes, ` = Something(`: who makes a helper keeps it.
private struct MadeNames {
  private var names: Set<String> = []

  init(in bytes: UnsafeBufferPointer<UInt8>) {
    bytes[...].forEach(" =") { place in
      guard Self.isMade(bytes[place.upperBound...]) else { return }
      let name = Self.name(before: place.lowerBound, in: bytes)
      if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
    }
  }

  func contains(_ name: Name) -> Bool {
    names.contains(name.text)
  }

  private static func isMade(_ value: ByteText) -> Bool {
    let value = value.drop { $0 == 0x20 }
    guard let capital = value.first, capital &- 0x41 < 26 else { return false }
    return value.drop(while: isLetter).first == UInt8(ascii: "(")
  }

  private static func name(before sign: Int, in bytes: UnsafeBufferPointer<UInt8>) -> ByteText {
    var end = sign
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, isLetter(bytes[start - 1]) { start -= 1 }
    return bytes[start..<end]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
  }
}

extension Declaration {
  /// Whether `weak` may stand before it: it says so of the declaration as a whole, and neither a wrapper nor
  /// `lazy` keeps what is weak.
  fileprivate var canBeWeak: Bool {
    let leader = source.facts.declarations[index].leader
    let siblings = parent?.children.filter { source.facts.declarations[$0.index].leader == leader }
    return siblings?.count == 1 && modifiers.isDisjoint(with: [.lazy, .override])
      && attributes.allSatisfy { !$0.name.isCapital || Self.plainAttributes.contains($0.name.text) }
  }

  /// Attributes with a capital letter that wrap nothing.
  private static let plainAttributes: Set = [
    "GKInspectable", "IBInspectable", "IBOutlet", "MainActor",
  ]

  /// The word that says what is declared, where it stands right before the name and `weak` may stand before it;
  /// else an empty range at the name.
  fileprivate var keyword: FileRange {
    let word = Array(kind.keyword.utf8)
    let name = name.offsets.lowerBound
    var end = name
    while end > 0, source.bytes[end - 1] == 0x20 { end -= 1 }
    let start = end - word.count
    guard canBeWeak, start >= 0, end < name,
      source.bytes[start..<end].elementsEqual(word)
    else {
      return source.range(name..<name)
    }
    return source.range(start..<end)
  }
}
