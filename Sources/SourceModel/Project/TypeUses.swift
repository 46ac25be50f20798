import SwiftFacts

/// The names of types that each outermost type of a file mentions, each once with its first place.
struct TypeUses {
  private(set) var uses: [TypeUse] = []

  private struct Key: Hashable {
    let owner: Int32
    let name: String
  }

  init(in source: SwiftSource, of declared: DeclaredTypes) {
    var counts: [Key: (range: ByteRange, member: Int32, count: Int)] = [:]
    source.bytes.withUnsafeBufferPointer { bytes in
      for reference in source.facts.references where Self.mayNameType(reference, in: bytes) {
        let range = reference.name.offsets
        let owner = reference.owner < 0 ? -1 : declared.outermost[Int(reference.owner)]
        let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
        counts[Key(owner: owner, name: name), default: (reference.name, reference.owner, 0)]
          .count += 1
      }
    }
    uses = counts.map { key, found in
      TypeUse(
        name: key.name, owner: key.owner < 0 ? nil : Int(key.owner),
        range: source.range(found.range.offsets), count: found.count,
        member: Self.member(around: found.member, in: source))
    }
    uses.sort { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
  }

  /// The name of the member of an outermost type in which a declaration lies.
  private static func member(around index: Int32, in source: SwiftSource) -> String? {
    var member = source.declaration(at: index)
    while let declaration = member, let parent = declaration.parent, parent.parent != nil {
      member = parent
    }
    guard let member, member.parent != nil else { return nil }
    return member.fullName
  }

  /// The first name of a written type, a value with a capital letter, or a member of something with a
  /// capital letter, as in `Module.Type`.
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
