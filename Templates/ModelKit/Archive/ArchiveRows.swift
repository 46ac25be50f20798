import Foundation

/// The rows of an archive, with both sides of every relationship.
struct ArchiveRows {
  private let document: ArchiveDocument
  private let schema: Schema
  private(set) var rows: [Row]

  /// - Parameter clock: sets what is set on insert and is missing, in an archive made by hand.
  init(_ document: ArchiveDocument, schema: Schema, clock: ModelClock) throws {
    self.document = document
    self.schema = schema
    let identities = Self.identities(of: document.records)
    rows = try zip(document.records, identities).map { record, objectID in
      try Self.row(of: record, objectID, clock: clock)
    }
    // Lists come before what leads back to them, which does not know their order.
    for isOfLists in [true, false] {
      for (index, record) in document.records.enumerated() {
        for (relationship, identities) in record.references {
          apply(relationship, to: identities, of: index, isOfLists: isOfLists)
        }
      }
    }
    let places = Dictionary(uniqueKeysWithValues: zip(identities, rows.indices))
    for index in rows.indices { reconcile(index, places) }
    for index in rows.indices { try checkRelationships(of: index) }
  }

  private func checkRelationships(of index: Int) throws {
    let record = document.records[index]
    for relationship in record.entity.ownRelationships
    where !relationship.isToMany && !relationship.isOptional
      && rows[index].values[relationship.slot] == .null
    {
      throw ArchiveError(place: "\(record.place).\(relationship.name)", message: "is required")
    }
  }

  /// An `@id` that is a positive number is the key; any other gets the next free one.
  private static func identities(of records: [ArchiveRecord]) -> [ObjectID] {
    let keys = records.map { record in
      record.identity.flatMap(Int.init).flatMap { ObjectID.keys.contains($0) ? $0 : nil }
    }
    var highest: [String: Int] = [:]
    for (record, key) in zip(records, keys) {
      highest[record.entity.name] = max(highest[record.entity.name] ?? 0, key ?? 0)
    }
    var taken: Set<ObjectID> = []
    return zip(records, keys).map { record, key in
      let name = record.entity.name
      if let key, case let known = ObjectID(entityName: name, key: key),
        taken.insert(known).inserted
      {
        return known
      }
      highest[name, default: 0] += 1
      return ObjectID(entityName: name, key: highest[name, default: 0])
    }
  }

  private static func row(
    of record: ArchiveRecord, _ objectID: ObjectID, clock: ModelClock
  ) throws -> Row {
    let entity = record.entity
    var row = Row(
      objectID: objectID, values: entity.initialValues,
      lists: entity.toManyRelationships.map { _ in [] }, archiveName: record.archiveName)
    for (slot, value) in record.values { row.values[slot] = value }
    for (slot, attribute) in entity.attributes.enumerated()
    where row.values[slot] == .null && entity.hasOwnValue(at: slot) {
      if attribute.moment == .insert {
        row.values[slot] = attribute.type == .uuid ? .uuid(UUID()) : .date(clock.now)
      } else if !attribute.isOptional && !attribute.isTransient && attribute.moment == nil {
        throw ArchiveError(place: "\(record.place).\(attribute.name)", message: "is required")
      }
    }
    return row
  }

  private mutating func apply(
    _ relationship: RelationshipDescription, to identities: [String], of index: Int,
    isOfLists: Bool
  ) {
    let places = document.places[relationship.destinationName] ?? [:]
    for other in identities.compactMap({ places[$0] }) {
      if relationship.isToMany == isOfLists { link(index, to: other, relationship) }
      if isOfLists { continue }
      if let inverse = schema.inverse(of: relationship) { link(other, to: index, inverse) }
    }
  }

  private mutating func link(_ index: Int, to other: Int, _ relationship: RelationshipDescription) {
    let objectID = rows[other].objectID
    if relationship.isToMany {
      rows[index].lists[relationship.slot]?.append(objectID)
    } else {
      rows[index].values[relationship.slot] = .object(objectID)
    }
  }

  /// Keeps each member once, and only where a to-one on its side leads back.
  private mutating func reconcile(_ index: Int, _ places: [ObjectID: Int]) {
    let objectID = rows[index].objectID
    for relationship in document.records[index].entity.relationships {
      let inverse = schema.inverse(of: relationship)
      let isReturned: (ObjectID) -> Bool = { [rows] member in
        guard let inverse, !inverse.isToMany, let place = places[member] else { return true }
        return rows[place].values[inverse.slot] == .object(objectID)
      }
      if relationship.isToMany {
        var seen: Set<ObjectID> = []
        let members = (rows[index].lists[relationship.slot] ?? [])
          .filter { seen.insert($0).inserted && isReturned($0) }
        rows[index].lists[relationship.slot] = relationship.isOrdered ? members : members.sorted()
      } else if case .object(let member) = rows[index].values[relationship.slot],
        !isReturned(member)
      {
        rows[index].values[relationship.slot] = .null
      }
    }
  }
}
