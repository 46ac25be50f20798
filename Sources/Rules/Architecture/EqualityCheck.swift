import Diagnostics
import SourceModel

/// Compares what the equality of a type reads with what its hash reads.
enum EqualityCheck {
  static func finding(on equality: Equality) -> Finding? {
    if let equals = equality.equals, equals.name == "isEqual" {
      return equality.hash == nil ? missingHash(equals) : nil
    }
    guard let equals = equality.equals else { return nil }
    if let hash = equality.hash { return hashedOnly(hash, equals, of: equality.type) }
    return compilerHash(equals, of: equality.type)
  }

  private static func missingHash(_ equals: Declaration) -> Finding {
    Finding(
      "override 'hash' too, from what 'isEqual' compares", at: equals.name.range, certainty: .likely
    )
  }

  /// A property that goes into the hash and not into the comparison.
  private static func hashedOnly(
    _ hash: Declaration, _ equals: Declaration, of type: Declaration
  ) -> Finding? {
    let properties = Set(type.storedProperties.map(\.name.text))
    let compared = equals.readNames
    guard !compares(equals, wholeObjectsOf: compared, type) else { return nil }
    guard
      let use = hash.ownUses.first(where: {
        properties.contains($0.name.text) && !compared.contains($0.name.text)
      })
    else { return nil }
    return Finding(
      "hash only what '==' compares: it does not read '\(use.name)'", at: use.name.range,
      certainty: .likely)
  }

  /// Whether the comparison leaves it to something else what it reads: to a method or computed property,
  /// or to the identity of objects, whose properties are then the same.
  private static func compares(
    _ equals: Declaration, wholeObjectsOf names: Set<String>, _ type: Declaration
  ) -> Bool {
    names.contains("hashValue") || equals.body.text.contains("===")
      || equals.source.uses(in: equals.body).contains(where: \.isCalled)
      || type.members.contains { $0.kind.isValue && !$0.isStored && names.contains($0.name.text) }
  }

  /// A structure whose hash the compiler makes of all properties while '==' compares fewer.
  private static func compilerHash(_ equals: Declaration, of type: Declaration) -> Finding? {
    let clauses = type.parts.flatMap(\.inheritedTypes)
    guard type.kind == .structure, clauses.contains(where: { $0.name == "Hashable" }) else {
      return nil
    }
    let compared = equals.readNames
    guard !compares(equals, wholeObjectsOf: compared, type),
      let forgotten = type.storedProperties.first(where: { !compared.contains($0.name.text) })
    else { return nil }
    return Finding(
      "write 'hash(into:)' too: the one of the compiler reads '\(forgotten.name)', which '==' does "
        + "not compare", at: equals.name.range, certainty: .likely)
  }

  /// What a subclass adds to a class that compares its objects by their contents.
  static func forgottenProperty(of type: Declaration) -> Finding? {
    guard
      let property = type.storedProperties.first(where: {
        $0.modifiers.isDisjoint(with: [.lazy, .weak])
      })
    else { return nil }
    return Finding(
      "override 'isEqual' to compare '\(property.name)' too", at: type.name.range,
      certainty: .likely)
  }
}
