import Foundation

/// The rows of an archive, with both sides of every relationship.
struct ArchiveRows {
  private(set) var rows: [Row] = []
  private(set) var unreadable: [UnreadableRecord] = []

  /// What is wrong with the records, where as much of them is taken as fits.
  private(set) var losses: [ArchiveError] = []

  /// Of each model, those included to which something leads that is not there.
  private(set) var highestKeys: [String: Int] = [:]

  /// - Parameters:
  ///   - clock: sets what is set on insert and is missing, in an archive made by hand.
  ///   - isRecovery: whether records that cannot be read whole become rows all the same.
  init(
    _ document: ArchiveDocument, schema: Schema, clock: ModelClock, isRecovery: Bool = false
  ) throws {
    let identities = identities(of: document.records)
    let links = ArchiveLinks(document, schema: schema)
    for (place, record) in document.records.enumerated() {
      do {
        if let failure = record.failures.first, !isRecovery { throw failure }
        var missing: [ArchiveError] = []
        var row = Self.row(of: record, identities[place], clock: clock, &missing)
        for relationship in record.entity.ownRelationships {
          let members = links.members(of: place, relationship).map { identities[$0] }
          Self.relate(&row, to: members, by: relationship, record, &missing)
        }
        if let failure = missing.first, !isRecovery { throw failure }
        rows.append(row)
        losses += record.failures
        let places = Set(record.failures.map(\.place))
        losses += missing.filter { !places.contains($0.place) }
      } catch let failure as ArchiveError {
        unreadable.append(
          UnreadableRecord(record, identities[place], failure) { identity, relationship in
            document.place(of: identity, relationship).map { identities[$0] }
          })
      }
    }
  }

  private static func relate(
    _ row: inout Row, to members: [ObjectID], by relationship: RelationshipDescription,
    _ record: ArchiveRecord, _ missing: inout [ArchiveError]
  ) {
    if relationship.isToMany {
      row.lists[relationship.slot] = relationship.isOrdered ? members : members.sorted()
    } else if let member = members.first {
      row.values[relationship.slot] = .object(member)
    } else if !relationship.isOptional {
      missing.append(
        ArchiveError(place: "\(record.place).\(relationship.name)", message: "is required"))
    }
  }

  /// An `@id` that is a positive number is the key; any other gets the next free one.
  private mutating func identities(of records: [ArchiveRecord]) -> [ObjectID] {
    func key(_ identity: String) -> Int? {
      Int(identity).flatMap { ObjectID.keys.contains($0) ? $0 : nil }
    }
    func note(_ key: Int, of name: String) {
      highestKeys[name] = max(highestKeys[name] ?? 0, key)
    }
    let keys = records.map { $0.identity.flatMap(key) }
    for (record, known) in zip(records, keys) {
      note(known ?? 0, of: record.entity.name)
      for (relationship, identities) in record.references where !record.failures.isEmpty {
        for key in identities.compactMap(key) { note(key, of: relationship.destinationName) }
      }
    }
    var taken: Set<ObjectID> = []
    return zip(records, keys).map { record, key in
      let name = record.entity.name
      if let key, case let known = ObjectID(entityName: name, key: key),
        taken.insert(known).inserted
      {
        return known
      }
      highestKeys[name, default: 0] += 1
      return ObjectID(entityName: name, key: highestKeys[name, default: 0])
    }
  }

  /// - Parameter missing: gets what is required and not there, in the place of which the row has what stands
  ///   for it.
  private static func row(
    of record: ArchiveRecord, _ objectID: ObjectID, clock: ModelClock,
    _ missing: inout [ArchiveError]
  ) -> Row {
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
        row.values[slot] = attribute.placeholder
        missing.append(
          ArchiveError(place: "\(record.place).\(attribute.name)", message: "is required"))
      }
    }
    return row
  }
}
