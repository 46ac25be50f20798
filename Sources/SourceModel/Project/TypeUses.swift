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
    var count = 0
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
    var members = MemberNames(source: source)
    uses = found.map { found in
      TypeUse(
        name: source.name(found.name).text, owner: found.owner < 0 ? nil : Int(found.owner),
        range: source.range(found.name.offsets), count: found.count,
        member: members.name(around: found.declaration))
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

/// The names of the members of outermost types, each made once.
private struct MemberNames {
  let source: SwiftSource
  private var names: [Int: String] = [:]

  init(source: SwiftSource) {
    self.source = source
  }

  /// The name of the member of an outermost type in which a declaration lies.
  mutating func name(around index: Int32) -> String? {
    let declarations = source.facts.declarations
    var member = Int(index)
    while member >= 0 {
      let parent = Int(declarations[member].parent)
      guard parent >= 0 else { return nil }
      if declarations[parent].parent < 0 { break }
      member = parent
    }
    guard member >= 0 else { return nil }
    if let name = names[member] { return name }
    let name = Declaration(source: source, index: member).fullName
    names[member] = name
    return name
  }
}
