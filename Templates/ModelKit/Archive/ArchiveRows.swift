import Foundation

/// The rows of an archive, with both sides of every relationship.
struct ArchiveRows {
  let rows: [Row]

  /// - Parameter clock: sets what is set on insert and is missing, in an archive made by hand.
  init(_ document: ArchiveDocument, schema: Schema, clock: ModelClock) throws {
    let identities = Self.identities(of: document.records)
    let links = ArchiveLinks(document, schema: schema)
    rows = try document.records.enumerated().map { place, record in
      var row = try Self.row(of: record, identities[place], clock: clock)
      for relationship in record.entity.ownRelationships {
        let members = links.members(of: place, relationship).map { identities[$0] }
        if relationship.isToMany {
          row.lists[relationship.slot] = relationship.isOrdered ? members : members.sorted()
        } else if let member = members.first {
          row.values[relationship.slot] = .object(member)
        } else if !relationship.isOptional {
          throw ArchiveError(place: "\(record.place).\(relationship.name)", message: "is required")
        }
      }
      return row
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
}
