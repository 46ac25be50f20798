import Foundation

/// The rows of an archive, with both sides of every relationship.
struct ArchiveRows {
  private(set) var rows: [Row] = []
  private(set) var unreadable: [UnreadableRecord] = []

  /// What is wrong with the records, where as much of them is taken as fits.
  private(set) var losses: [ArchiveError] = []

  /// Of each model, those included to which something leads that is not there.
  private(set) var highestKeys: [String: Int] = [:]

  private var uniqueValues: Set<Archive.UniqueValue> = []

  /// - Parameters:
  ///   - clock: sets what is set on insert and is missing, in an archive made by hand.
  ///   - isStore: whether each record is an object of a store, rather than one that may be there already.
  ///   - isRecovery: whether records that cannot be read whole become rows all the same.
  /// - Throws: an `ArchiveError` where something of a file that was written for other models does not fit.
  init(
    _ document: ArchiveDocument, schema: Schema, clock: ModelClock, isStore: Bool = false,
    isRecovery: Bool = false
  ) throws {
    let identities = identities(of: document.records)
    let links = ArchiveLinks(document, schema: schema)
    for (place, record) in document.records.enumerated() {
      do {
        if let failure = record.failures.first, !isRecovery { throw failure }
        var missing: [ArchiveError] = []
        let former = document.former.facts[record.entity.modelName]
        var row = Self.row(of: record, identities[place], former, clock: clock, &missing)
        for relationship in record.entity.ownRelationships {
          let members = links.members(of: place, relationship).map { identities[$0] }
          Self.relate(&row, to: members, by: relationship, record, &missing)
        }
        let isUnique = !isStore || takeUniqueValues(of: &row, record, &missing)
        if let failure = missing.first, !isRecovery { throw failure }
        if isUnique { rows.append(row) }
        let places = Set(record.failures.map(\.place))
        let found = record.failures + missing.filter { !places.contains($0.place) }
        losses += isUnique ? found.map { Self.loss($0, of: record, given: row.values) } : found
      } catch let failure as ArchiveError
        where document.hasChanged(record.entity) && record.failures.isEmpty
      {
        throw failure
      } catch let failure as ArchiveError {
        let members = record.entity.ownRelationships.flatMap { links.members(of: place, $0) }
        unreadable.append(
          UnreadableRecord(
            record, identities[place], failure, members: members.map { identities[$0] }
          ) { identity, relationship in
            document.place(of: identity, relationship, record).map { identities[$0] }
          })
      }
    }
    let orders = document.lostOrders(in: schema)
    losses += orders.map { ArchiveError(place: $0, message: "was ordered, and is not any more") }
    for loss in links.losses {
      let error = ArchiveError(
        place: "\(identities[loss.place]).\(loss.relationship.name)",
        message: "the link to \(identities[loss.member]) has no place beside another")
      let isChanged = [loss.place, loss.member].contains {
        document.hasChanged(document.records[$0].entity)
      }
      if isChanged, !isRecovery { throw error }
      losses.append(error)
    }
  }

  /// False where an object cannot be without a value that another has.
  private mutating func takeUniqueValues(
    of row: inout Row, _ record: ArchiveRecord, _ missing: inout [ArchiveError]
  ) -> Bool {
    for slot in record.entity.uniqueSlots where row.values[slot] != .null {
      let value = Archive.UniqueValue(
        entityName: record.entity.name, slot: slot, value: row.values[slot])
      guard !uniqueValues.insert(value).inserted else { continue }
      let attribute = record.entity.attributes[slot]
      missing.append(
        ArchiveError(
          place: "\(record.place).\(attribute.name)",
          message: "another object has the same, which must be unique"))
      if !attribute.isOptional { return false }
      row.values[slot] = .null
    }
    return true
  }

  /// What is wrong with a value, and which one the object has in its place.
  private static func loss(
    _ failure: ArchiveError, of record: ArchiveRecord, given values: [AttributeValue]
  ) -> ArchiveError {
    let slot = record.entity.attributes.firstIndex {
      !$0.isTransient && "\(record.place).\($0.name)" == failure.place.description
    }
    guard let slot, values[slot] != .null else { return failure }
    return ArchiveError(
      at: failure.place, message: "\(failure.message); \(values[slot].noteOfSubstitute)")
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
    of record: ArchiveRecord, _ objectID: ObjectID, _ former: [String: StoredFacts]?,
    clock: ModelClock, _ missing: inout [ArchiveError]
  ) -> Row {
    let entity = record.entity
    var row = Row(
      objectID: objectID, values: entity.initialValues,
      lists: entity.toManyRelationships.map { _ in [] }, archiveName: record.archiveName)
    // Nil is not written where there is no default.
    for (slot, attribute) in entity.attributes.enumerated()
    where entity.hasOwnValue(at: slot)
      && former?[attribute.name].map({ $0.isWhole && !$0.says("default") }) == true
    {
      row.values[slot] = .null
    }
    for (slot, value) in record.values { row.values[slot] = value }
    let isWhole = former?[StoredModels.modelName] != nil
    for (slot, attribute) in entity.attributes.enumerated()
    where row.values[slot] == .null && entity.hasOwnValue(at: slot) && !attribute.isTransient {
      let isNew = isWhole && former?[attribute.name] == nil
      if attribute.moment == .insert && !isNew {
        row.values[slot] = attribute.type == .uuid ? .uuid(UUID()) : .date(clock.now)
      } else if !attribute.isOptional && (attribute.moment == nil || isNew) {
        row.values[slot] =
          isNew
          ? entity.newValue(slot: slot, key: objectID.key, clock: clock) : attribute.placeholder
        missing.append(
          ArchiveError(
            place: "\(record.place).\(attribute.name)",
            message: isNew ? "is new and required" : "is required"))
      }
    }
    return row
  }
}

extension ArchiveDocument {
  /// The relationships that were ordered and are not any more, of models that have objects.
  fileprivate func lostOrders(in schema: Schema) -> [String] {
    schema.allModels.flatMap { model in
      model.ownRelationships.filter { relationship in
        !relationship.isOrdered
          && former[model.modelName, relationship.name]?.says("ordered") == true
          && records.contains { $0.entity === model }
      }.map { "\(model.modelName).\($0.name)" }
    }
  }
}
