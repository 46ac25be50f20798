import Diagnostics
import Words

/// A type with an equality or a hash of its own, and whether both read the same.
public struct EqualityOutline: Sendable {
  public let type: String
  /// Whether it overrides what its superclass compares.
  public let isOverridden: Bool
  public let imbalance: Imbalance?

  /// What other files need to know of it, which inherit what it overrides.
  var forOthers: EqualityOutline? {
    isOverridden ? EqualityOutline(type: type, isOverridden: true, imbalance: nil) : nil
  }

  /// The types of a file with an equality or a hash of their own.
  static func all(in source: SwiftSource) -> [EqualityOutline] {
    let isMentioned = source.declarations.contains(where: \.mayTellEquality)
    return isMentioned ? Equality.all(in: source).map(EqualityOutline.init) : []
  }
}

extension EqualityOutline {
  private init(_ equality: Equality) {
    self.init(
      type: equality.type.name.text,
      isOverridden: equality.equals.map { $0.name == "isEqual" } ?? false,
      imbalance: Imbalance(of: equality))
  }
}

/// How the equality of a type and its hash differ.
public enum Imbalance: Sendable {
  /// `isEqual(_:)` is overridden and the hash is not.
  case missingHash(FileRange)
  /// A property goes into the hash and not into the comparison: where the hash reads it.
  case hashedOnly(String, FileRange)
  /// The compiler makes the hash of all properties while '==', which stands there, does not compare one.
  case compilerHash(of: String, FileRange)
}

extension Imbalance {
  fileprivate init?(of equality: Equality) {
    guard let equals = equality.equals else { return nil }
    if equals.name == "isEqual" {
      guard equality.hash == nil else { return nil }
      self = .missingHash(equals.name.range)
    } else if let hash = equality.hash {
      self.init(hash, equals, of: equality.type)
    } else {
      self.init(compilerHashBeside: equals, of: equality.type)
    }
  }

  private init?(_ hash: Declaration, _ equals: Declaration, of type: Declaration) {
    let properties = Set(type.storedProperties.lazy.filter { !$0.isKeptHash }.map(\.name.text))
    let compared = equals.readNames
    guard !Self.compares(equals, wholeObjectsOf: compared, type) else { return nil }
    guard
      let use = hash.ownUses.first(where: {
        properties.contains($0.name.text) && !compared.contains($0.name.text)
      })
    else { return nil }
    self = .hashedOnly(use.name.text, use.name.range)
  }

  /// Of a structure alone: the compiler makes hashes for no class.
  private init?(compilerHashBeside equals: Declaration, of type: Declaration) {
    let clauses = type.parts.flatMap(\.inheritedTypes)
    guard type.kind == .structure, clauses.contains(where: { $0.name == "Hashable" }) else {
      return nil
    }
    let compared = equals.readNames
    guard !Self.compares(equals, wholeObjectsOf: compared, type),
      let forgotten = type.storedProperties.first(where: {
        !$0.isKeptHash && !compared.contains($0.name.text)
      })
    else { return nil }
    self = .compilerHash(of: forgotten.name.text, equals.name.range)
  }

  /// Whether the comparison leaves it to something else what it reads: to a method or computed property,
  /// or to the identity of objects, whose properties are then the same.
  private static func compares(
    _ equals: Declaration, wholeObjectsOf names: Set<String>, _ type: Declaration
  ) -> Bool {
    names.contains("hashValue") || equals.body.contains("===")
      || equals.source.uses(in: equals.body).contains(where: \.isCalled)
      || type.members.contains { $0.kind.isValue && !$0.isStored && names.contains($0.name.text) }
  }
}

extension Declaration {
  /// `cachedHashValue`: a hash that is kept was made from what is compared.
  fileprivate var isKeptHash: Bool {
    guard type.isEmpty || type.text == "Int" else { return false }
    return words(of: name.text).contains { $0.key == "hash" }
  }

  fileprivate var mayTellEquality: Bool {
    if begins(with: UInt8(ascii: "h")) { return isHash }
    let mayCompare = begins(with: UInt8(ascii: "=")) || begins(with: UInt8(ascii: "i"))
    return mayCompare && kind == .function && (name == "==" || name == "isEqual")
  }
}
