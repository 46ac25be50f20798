import ModelKit

/// Holds a save to the rules of the models by what others have written: its context has judged by what it knew.
struct WrittenRules {
  private let changes: RowChanges
  private let connection: SQLiteConnection
  private let layout: DatabaseLayout
  private let deleted: Set<ObjectID>

  /// What the save lets relationships lead to.
  private var destinations: Set<ObjectID> = []

  /// Who may have got or lost members of a counted relationship.
  private var counted: [ObjectIdentifier: (RelationshipDescription, owners: Set<ObjectID>)] = [:]
  private var conflicts: [SaveConflict] = []

  init(of changes: RowChanges, _ connection: SQLiteConnection, _ layout: DatabaseLayout) {
    self.changes = changes
    self.connection = connection
    self.layout = layout
    deleted = Set(changes.deleted.map(\.objectID))
  }

  private var schema: Schema { layout.schema }

  /// Called before anything is written, since the links of what is deleted go with it: members that the context
  /// did not know of keep it from being deleted, or should have been deleted with it.
  mutating func lookAtDeleted() throws {
    for update in changes.deleted {
      guard let entity = layout.tables[update.objectID.entityName]?.entity else { continue }
      for relationship in entity.relationships {
        let inverse = schema.inverse(of: relationship)
        let isAsked = relationship.deleteRule != .nullify
        guard isAsked || inverse?.count != nil else { continue }
        let links = LinkTable(of: relationship, from: entity, in: schema)
        let removed = isAsked ? update.removedMembers(of: relationship) : []
        for key in try keys(links.selection, update.objectID) {
          let member = ObjectID(relationship.destinationNumber, key: key)
          count(inverse, of: member)
          guard isAsked, !deleted.contains(member), !removed.contains(member),
            try isThere(member)
          else { continue }
          add(update.objectID, relationship, theirs: member)
        }
      }
    }
    try throwConflicts()
  }

  /// Called when all is written.
  ///
  /// - Returns: whether objects of others have lost what is deleted.
  /// - Throws: `StoreError.conflict` with all that breaks a rule.
  mutating func check() throws -> Bool {
    for row in changes.inserted { note(row, since: nil) }
    for update in changes.updated { note(update.new, since: update.old) }
    let hasReleased = try releaseDeleted()
    try checkDestinations()
    try checkCounts()
    try throwConflicts()
    return hasReleased
  }

  /// Notes what a row leads to and did not lead to before, and who gets or loses members with it.
  private mutating func note(_ row: Row, since old: Row?) {
    guard let entity = layout.tables[row.objectID.entityName]?.entity else { return }
    for relationship in entity.toOneRelationships {
      let (value, known) = (row.values[relationship.slot], old?.values[relationship.slot] ?? .null)
      if value == known { continue }
      let inverse = schema.inverse(of: relationship)
      if case .object(let member) = value {
        destinations.insert(member)
        count(inverse, of: member)
      }
      if case .object(let member) = known { count(inverse, of: member) }
    }
    for relationship in entity.toManyRelationships {
      let known = old?.lists[relationship.slot] ?? nil ?? []
      guard let members = row.lists[relationship.slot], members != known else { continue }
      // Nobody else can have given a new object any.
      if old != nil { count(relationship, of: row.objectID) }
      guard schema.isStored(relationship, of: entity) else { continue }
      let inverse = schema.inverse(of: relationship)
      let added = Set(members).subtracting(known)
      destinations.formUnion(added)
      for member in added.union(Set(known).subtracting(members)) { count(inverse, of: member) }
    }
  }

  private mutating func count(_ relationship: RelationshipDescription?, of owner: ObjectID) {
    guard let relationship, relationship.count != nil else { return }
    counted[ObjectIdentifier(relationship), default: (relationship, [])].owners.insert(owner)
  }

  /// Takes what is deleted from those of others that lead to it, except who requires it.
  private mutating func releaseDeleted() throws -> Bool {
    var hasReleased = false
    let entities = Dictionary(grouping: deleted, by: \.entityName)
    for entity in schema.entities {
      for relationship in entity.relationships
      where !relationship.isToMany || schema.isStored(relationship, of: entity) {
        let links = LinkTable(of: relationship, from: entity, in: schema)
        for member in entities[relationship.destinationName] ?? [] {
          let owners = try keys(links.ownerSelection, member).map {
            ObjectID(entity.number, key: $0)
          }
          if owners.isEmpty { continue }
          guard relationship.isOptional else {
            for owner in owners { add(owner, relationship, theirs: member) }
            continue
          }
          try connection.run(links.release, [.object(member)])
          for owner in owners { count(relationship, of: owner) }
          hasReleased = true
        }
      }
    }
    return hasReleased
  }

  private mutating func checkDestinations() throws {
    for member in destinations where try !isThere(member) {
      conflicts.append(SaveConflict(objectID: member, property: nil))
    }
  }

  private mutating func checkCounts() throws {
    for (relationship, owners) in counted.values {
      for owner in owners {
        guard let table = layout.tables[owner.entityName],
          let count = try keys(numberSelection(of: relationship, table), owner).first,
          let reason = relationship.reason(against: count)
        else { continue }
        conflicts.append(
          SaveConflict(objectID: owner, property: relationship.name, reason: reason))
      }
    }
  }

  /// Selects how many members an owner has, if it is there. What is on both sides is counted where each member
  /// is once.
  private func numberSelection(
    of relationship: RelationshipDescription, _ table: EntityTable
  ) throws -> String {
    var links = LinkTable(of: relationship, from: table.entity, in: schema)
    var owner = links.owner
    if let inverse = schema.inverse(of: relationship), !inverse.isToMany {
      let members = try schema.entity(named: relationship.destinationName)
      links = LinkTable(of: inverse, from: members, in: schema)
      owner = links.member
    }
    return "SELECT (SELECT count(*) FROM \(links.table) WHERE \(owner) = ?1) "
      + "FROM \(table.name) WHERE \(SQLName.key) = ?1"
  }

  private mutating func add(
    _ objectID: ObjectID, _ relationship: RelationshipDescription, theirs: ObjectID
  ) {
    conflicts.append(
      SaveConflict(objectID: objectID, property: relationship.name, theirs: .object(theirs)))
  }

  private func throwConflicts() throws {
    guard !conflicts.isEmpty else { return }
    throw StoreError.conflict(conflicts.sorted { $0.objectID < $1.objectID })
  }

  private func isThere(_ objectID: ObjectID) throws -> Bool {
    guard let table = layout.tables[objectID.entityName] else { return false }
    return try !keys(table.search, objectID).isEmpty
  }

  /// The numbers that a statement selects for an object.
  private func keys(_ sql: String, _ objectID: ObjectID) throws -> [Int] {
    try connection.rows(of: sql, [.object(objectID)]) { $0.isNull(0) ? nil : $0.integer(0) }
      .compactMap(\.self)
  }
}

extension RowUpdate {
  /// What a relationship did lead to and does not any more.
  fileprivate func removedMembers(of relationship: RelationshipDescription) -> Set<ObjectID> {
    old.members(of: relationship).subtracting(new.members(of: relationship))
  }
}

extension Row {
  /// What a relationship leads to, as far as it was read.
  fileprivate func members(of relationship: RelationshipDescription) -> Set<ObjectID> {
    if relationship.isToMany { return Set(lists[relationship.slot] ?? []) }
    guard case .object(let member) = values[relationship.slot] else { return [] }
    return [member]
  }
}
