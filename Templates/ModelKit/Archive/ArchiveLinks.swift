/// What the records of an archive lead to, on both sides of every relationship, whichever side says it.
struct ArchiveLinks {
  /// A link that has no place beside another.
  struct Loss {
    let place: Int
    let relationship: RelationshipDescription
    let member: Int
  }

  private(set) var losses: [Loss] = []

  /// By the places of the records and their relationships, the places of the records on the other side.
  private var members: [[ObjectIdentifier: [Int]]]

  init(_ document: ArchiveDocument, schema: Schema) {
    members = document.records.map { _ in [:] }
    var said: [ObjectIdentifier: [ReconciledLinks.Link]] = [:]
    for (place, record) in document.records.enumerated() {
      for (relationship, identities) in record.references {
        let others = identities.compactMap { document.place(of: $0, relationship, record) }
        said[ObjectIdentifier(relationship), default: []] += others.map { .init(place, $0) }
        // Each of two sides is kept that have no inverse any more, and only one of them was written.
        let former = document.former[record.entity.modelName, relationship.name]
        guard let name = former?.inverseName else { continue }
        for other in others {
          guard let back = document.records[other].entity.relationship(named: name),
            back !== schema.inverse(of: relationship)
          else { continue }
          said[ObjectIdentifier(back), default: []].append(.init(other, place))
        }
      }
    }
    for (place, record) in document.records.enumerated() {
      for (relationship, identities, modelName) in record.turnedReferences {
        let others = identities.compactMap {
          document.place(of: $0, modelName, isKind: modelName)
        }
        said[ObjectIdentifier(relationship), default: []] += others.map { .init($0, place) }
      }
    }
    var done: Set<ObjectIdentifier> = []
    for relationship in schema.entities.flatMap(\.relationships)
    where !done.contains(ObjectIdentifier(relationship)) {
      let inverse = schema.inverse(of: relationship)
      let isSymmetric = inverse === relationship
      done.formUnion([relationship, inverse].compactMap { $0.map { ObjectIdentifier($0) } })
      let turned = isSymmetric ? nil : inverse.flatMap { said[ObjectIdentifier($0)] }
      let links = ReconciledLinks(
        said[ObjectIdentifier(relationship)] ?? [], relationship, turned: turned ?? [], inverse)
      add(links.links, relationship)
      if let inverse, !isSymmetric { add(links.turnedLinks, inverse) }
      losses += links.losses.map {
        Loss(place: $0.owner, relationship: relationship, member: $0.member)
      }
    }
  }

  /// The places of the records that one leads to, each once.
  func members(of place: Int, _ relationship: RelationshipDescription) -> [Int] {
    members[place][ObjectIdentifier(relationship)] ?? []
  }

  private mutating func add(
    _ links: [ReconciledLinks.Link], _ relationship: RelationshipDescription
  ) {
    for link in links {
      members[link.owner][ObjectIdentifier(relationship), default: []].append(link.member)
    }
  }
}
