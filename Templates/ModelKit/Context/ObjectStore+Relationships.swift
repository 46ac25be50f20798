extension ObjectStore {
  /// Sets a relationship of an object, and the other side of it.
  func relate(
    _ object: ManagedObject, by relationship: RelationshipDescription, to members: [ObjectID]
  ) throws {
    if try linkNew(object, by: relationship, to: members) { return }
    let old = try related(object, by: relationship)
    let new = relationship.isToMany ? arranged(members, relationship) : Array(members.suffix(1))
    guard old != new else { return }
    let newSet = Set(new)
    let oldSet = Set(old)
    // A list is set as a whole: who has many members would be gone through for each of them.
    let change = relationship.isToMany ? changeInverse : self.change
    for member in old where !newSet.contains(member) {
      try change(object, member, relationship, remove)
    }
    for member in new where !oldSet.contains(member) {
      try release(member, before: object, relationship)
      try change(object, member, relationship, add)
    }
    if relationship.isToMany { setMembers(new, of: object, list: relationship.slot) }
  }

  /// The most common case in fewer steps: an object that leads nowhere yet gets its one object.
  private func linkNew(
    _ object: ManagedObject, by relationship: RelationshipDescription, to members: [ObjectID]
  ) throws -> Bool {
    guard !relationship.isToMany, members.count == 1,
      case .null = object.state.values[relationship.slot]
    else { return false }
    let inverse = schema.inverse(of: relationship)
    guard inverse?.isToMany ?? true else { return false }
    object.setValue(.object(members[0]), slot: relationship.slot)
    guard let inverse, let other = try self.object(with: members[0]) else { return true }
    try add(object.objectID, to: other, inverse)
    return true
  }

  /// The identities on the other side.
  func related(
    _ object: ManagedObject, by relationship: RelationshipDescription
  ) throws -> [ObjectID] {
    if relationship.isToMany { return try members(of: object, list: relationship.slot) }
    guard case .object(let member) = object.state.values[relationship.slot] else { return [] }
    return [member]
  }

  private typealias Change = (ObjectID, ManagedObject, RelationshipDescription) throws -> Void

  /// Changes both sides of a relationship.
  private func change(
    _ object: ManagedObject, _ member: ObjectID, _ relationship: RelationshipDescription,
    _ change: Change
  ) throws {
    try change(member, object, relationship)
    try changeInverse(object, member, relationship, change)
  }

  /// Changes the side of a member, which leads back.
  private func changeInverse(
    _ object: ManagedObject, _ member: ObjectID, _ relationship: RelationshipDescription,
    _ change: Change
  ) throws {
    guard let inverse = schema.inverse(of: relationship),
      let other = try self.object(with: member)
    else { return }
    try change(object.objectID, other, inverse)
  }

  /// A member that may have one object only leaves the one that it has.
  private func release(
    _ member: ObjectID, before object: ManagedObject, _ relationship: RelationshipDescription
  ) throws {
    guard let inverse = schema.inverse(of: relationship), !inverse.isToMany,
      let other = try self.object(with: member),
      case .object(let holder) = other.state.values[inverse.slot]
    else { return }
    try change(other, holder, inverse, remove)
  }

  private func add(
    _ member: ObjectID, to object: ManagedObject, _ relationship: RelationshipDescription
  ) throws {
    guard relationship.isToMany else {
      object.setValue(.object(member), slot: relationship.slot)
      return
    }
    var members = try members(of: object, list: relationship.slot)
    let place = relationship.isOrdered ? members.count : members.place(of: member)
    guard !relationship.isOrdered || !members.contains(member),
      relationship.isOrdered || place == members.count || members[place] != member
    else { return }
    object.willChange()
    // Taken out of the object first, so that inserting copies nothing.
    object.state.lists[relationship.slot] = nil
    members.insert(member, at: place)
    object.state.lists[relationship.slot] = members
  }

  private func remove(
    _ member: ObjectID, from object: ManagedObject, _ relationship: RelationshipDescription
  ) throws {
    try remove(from: object, relationship) { $0 == member }
  }

  /// Takes members out of one side of a relationship.
  func remove(
    from object: ManagedObject, _ relationship: RelationshipDescription,
    where isRemoved: (ObjectID) -> Bool
  ) throws {
    guard relationship.isToMany else {
      if case .object(let member) = object.state.values[relationship.slot], isRemoved(member) {
        object.setValue(.null, slot: relationship.slot)
      }
      return
    }
    let members = try members(of: object, list: relationship.slot)
    guard members.contains(where: isRemoved) else { return }
    setMembers(members.filter { !isRemoved($0) }, of: object, list: relationship.slot)
  }

  private func setMembers(_ members: [ObjectID], of object: ManagedObject, list: Int) {
    guard object.state.lists[list] != members else { return }
    object.willChange()
    object.state.lists[list] = members
  }

  /// Each member once: in the order given, or in the order of identities.
  private func arranged(
    _ members: [ObjectID], _ relationship: RelationshipDescription
  ) -> [ObjectID] {
    var seen: Set<ObjectID> = []
    let unique = members.filter { seen.insert($0).inserted }
    return relationship.isOrdered ? unique : unique.sorted()
  }
}

extension [ObjectID] {
  /// Where an identity is, or belongs, among sorted ones.
  fileprivate func place(of objectID: ObjectID) -> Int {
    if let last, last < objectID { return count }
    return bisected { $0 >= objectID }
  }
}
