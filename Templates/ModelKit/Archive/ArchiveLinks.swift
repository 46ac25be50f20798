/// What the records of an archive lead to, on both sides of every relationship, whichever side says it.
struct ArchiveLinks {
  /// By the places of the records and their relationships, the places of the records on the other side.
  private var members: [[ObjectIdentifier: [Int]]]

  init(_ document: ArchiveDocument, schema: Schema) {
    members = document.records.map { _ in [:] }
    // Lists come before what leads back to them, which does not know their order.
    for isOfLists in [true, false] {
      for (place, record) in document.records.enumerated() {
        for (relationship, identities) in record.references {
          let inverse = schema.inverse(of: relationship)
          for other in identities.compactMap({ document.place(of: $0, relationship) }) {
            if relationship.isToMany == isOfLists { link(place, to: other, relationship) }
            if !isOfLists, let inverse { link(other, to: place, inverse) }
          }
        }
      }
    }
    for (place, record) in document.records.enumerated() {
      for relationship in record.entity.ownRelationships {
        reconcile(place, relationship, schema.inverse(of: relationship))
      }
    }
  }

  /// The places of the records that one leads to, each once.
  func members(of place: Int, _ relationship: RelationshipDescription) -> [Int] {
    members[place][ObjectIdentifier(relationship)] ?? []
  }

  private mutating func link(_ place: Int, to other: Int, _ relationship: RelationshipDescription) {
    if relationship.isToMany {
      members[place][ObjectIdentifier(relationship), default: []].append(other)
    } else {
      members[place][ObjectIdentifier(relationship)] = [other]
    }
  }

  /// Keeps each member once, and only where a to-one on its side leads back.
  private mutating func reconcile(
    _ place: Int, _ relationship: RelationshipDescription, _ inverse: RelationshipDescription?
  ) {
    let all = members(of: place, relationship)
    var seen: Set<Int> = []
    let kept = all.filter { member in
      guard seen.insert(member).inserted else { return false }
      guard let inverse, !inverse.isToMany else { return true }
      return members(of: member, inverse) == [place]
    }
    if kept.count < all.count { members[place][ObjectIdentifier(relationship)] = kept }
  }
}
