import SwiftFacts

/// The names of types that each type of a file that answers for itself mentions, each once with its first place.
struct TypeUses {
  let uses: [TypeUse]

  init(in source: SwiftSource, of declared: DeclaredTypes) {
    source.memory.pointee.usePlaces.removeAll()
    var uses = source.memory.pointee.typeUses
    uses.removeAll()
    let bytes = source.bytes
    let surroundings = Surroundings(in: source)
    for place in source.tellingReferences {
      let reference = source.facts.references[Int(place)]
      guard Self.mayNameType(reference, in: bytes) else { continue }
      let owner = reference.owner < 0 ? -1 : declared.responsible[Int(reference.owner)]
      let hash = NameHash.of(source.nameBytes(reference.name))
      let place = source.memory.pointee.usePlaces.place(
        of: NameHash.mixed(hash &+ UInt64(truncatingIfNeeded: owner)))
      if place == uses.count {
        uses.append(
          TypeUse(
            hash: hash, name: reference.name, ownerIndex: owner, declaration: reference.owner))
      }
      uses[place].count += 1
      if !Self.isNamespace(reference, in: bytes) { uses[place].isPlain = true }
      if surroundings.give(reference) || Self.asksShared(reference, in: bytes) {
        uses[place].isShared = true
      }
    }
    self.uses = Array(uses) + Self.injected(in: source, of: declared)
    source.memory.pointee.typeUses = uses
  }

  /// `NewsService`, or the protocol `NewsServiceProtocol`, of `@Environment(\.newsService) var newsService`: who is given
  /// by a key path is known by the name of the property alone.
  private static func injected(in source: SwiftSource, of declared: DeclaredTypes) -> [TypeUse] {
    var uses: [TypeUse] = []
    for (index, fact) in source.facts.attributes.enumerated() where fact.isOnDeclaration {
      guard Attribute(source: source, index: index).arguments.hasPrefix("\\."),
        let property = source.declaration(at: fact.owner),
        !source.traits(ofTypeBehind: property.name.utf8).isDisjoint(with: [.keepers, .isService])
      else { continue }
      let name = property.name.utf8.capitalizedText
      uses += [name, name + "Protocol"].map { type in
        TypeUse(
          hash: NameHash.of(type), name: source.facts.declarations[property.index].name,
          ownerIndex: declared.responsible[property.index], declaration: fact.owner, count: 1,
          isPlain: true)
      }
    }
    return uses
  }

  /// `Session.shared`, `Session.sharedInstance`
  private static func asksShared(
    _ reference: Reference, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let rest = bytes[min(max(Int(reference.name.end), 0), bytes.count)...]
    return rest.first == UInt8(ascii: ".") && rest.dropFirst().starts(with: "shared".utf8)
  }

  /// The first name of a written type, or a value with a capital letter.
  fileprivate static func mayNameType(
    _ reference: Reference, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch reference.kind {
    case .type, .value: isCapital(reference.name.start, in: bytes)
    default: false
    }
  }

  /// `LoggerStore` of `LoggerStore.Level`.
  private static func isNamespace(
    _ reference: Reference, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = Int(reference.name.end)
    return end + 1 < bytes.count && bytes[end] == UInt8(ascii: ".") && bytes[end + 1] &- 0x41 < 26
  }

  private static func isCapital(_ offset: Int32, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let offset = Int(offset)
    guard offset >= 0, offset < bytes.count else { return false }
    return bytes[offset] >= 0x41 && bytes[offset] <= 0x5A || bytes[offset] >= 0x80
  }
}

/// What the surroundings of a view share with it: `@EnvironmentObject var session: Session` and
/// `@Environment(Session.self) private var session`.
private struct Surroundings {
  private var properties: Set<Int32> = []
  /// Where the names of types begin that an attribute itself has.
  private var places: Set<Int32> = []

  init(in source: SwiftSource) {
    for (index, fact) in source.facts.attributes.enumerated() where fact.isOnDeclaration {
      let attribute = Attribute(source: source, index: index)
      guard attribute.name.utf8.starts(with: "Environment") else { continue }
      if attribute.name == "EnvironmentObject" { properties.insert(fact.owner) }
      if attribute.arguments.hasSuffix(".self") { places.insert(fact.arguments.start) }
    }
  }

  func give(_ reference: Reference) -> Bool {
    properties.contains(reference.owner) || places.contains(reference.name.start)
  }
}

extension SwiftSource {
  /// The name of the member of the responsible type in which a declaration lies; nil in the type's own clause.
  func memberName(around index: Int32) -> String? {
    let declarations = facts.declarations
    var member = Int(index)
    while declarations.indices.contains(member) {
      let parent = Int(declarations[member].parent)
      guard declarations.indices.contains(parent) else { return nil }
      if declarations[parent].parent < 0
        || Declaration(source: self, index: parent).hasOwnRole
      {
        return Declaration(source: self, index: member).fullName
      }
      member = parent
    }
    return nil
  }
}
