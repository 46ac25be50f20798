import SwiftFacts

/// The names of types that each outermost type of a file mentions, each once with its first place.
struct TypeUses {
  private(set) var uses: [TypeUse] = []

  /// A name at its first place, and how often it follows.
  private struct Found {
    let name: ByteRange
    let owner: Int32
    /// The declaration around the first place.
    let declaration: Int32
    var count: Int32 = 0
  }

  init(in source: SwiftSource, of declared: DeclaredTypes) {
    var found: [Found] = []
    var places = HashTable()
    let bytes = source.bytes
    for reference in source.facts.references where Self.mayNameType(reference, in: bytes) {
      let owner = reference.owner < 0 ? -1 : declared.outermost[Int(reference.owner)]
      let name = NameHash.of(source.nameBytes(reference.name))
      let hash = NameHash.mixed(name &+ UInt64(truncatingIfNeeded: owner))
      let place = places.place(of: hash)
      if place == found.count {
        found.append(Found(name: reference.name, owner: owner, declaration: reference.owner))
      }
      found[place].count += 1
    }
    uses = found.map { found in
      TypeUse(
        name: source.name(found.name).text, count: found.count, ownerIndex: found.owner,
        start: found.name.start, declaration: found.declaration)
    }
  }

  /// The first name of a written type, or a value with a capital letter.
  private static func mayNameType(
    _ reference: Reference, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch reference.kind {
    case .type, .value: isCapital(reference.name.start, in: bytes)
    default: false
    }
  }

  private static func isCapital(_ offset: Int32, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let offset = Int(offset)
    guard offset >= 0, offset < bytes.count else { return false }
    return bytes[offset] >= 0x41 && bytes[offset] <= 0x5A || bytes[offset] >= 0x80
  }
}

extension SwiftSource {
  /// The name of the member of an outermost type in which a declaration lies; nil in the type's own clause.
  func memberName(around index: Int32) -> String? {
    let declarations = facts.declarations
    var member = Int(index)
    while declarations.indices.contains(member) {
      let parent = Int(declarations[member].parent)
      guard declarations.indices.contains(parent) else { return nil }
      if declarations[parent].parent < 0 {
        return Declaration(source: self, index: member).fullName
      }
      member = parent
    }
    return nil
  }
}
