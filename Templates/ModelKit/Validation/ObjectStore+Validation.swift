extension ObjectStore {
  /// Checks what is about to be saved.
  ///
  /// - Parameter isThorough: whether unique values are looked for among what is stored; an engine
  ///   that finds them itself, as it writes, is not asked for each.
  /// - Throws: a `ValidationError` with every breach, or what a model throws by hand.
  func validate(_ saved: [SavedObject], isThorough: Bool) throws {
    try checkUnread(saved.filter(\.isDeleted).map(\.object))
    var breaches: [ValidationError.Breach] = []
    for saved in saved where !saved.isDeleted {
      breaches += try self.breaches(of: saved.object, as: saved.new, isThorough: isThorough)
    }
    if breaches.isEmpty {
      for saved in saved { try saved.object.validateByHand() }
      return
    }
    if !isThorough { try validate(saved, isThorough: true) }
    throw denial(in: saved).map(StoreError.deniedDeletion) ?? ValidationError(breaches: breaches)
  }

  /// Where an object lacks what it requires, since that is deleted.
  private func denial(in saved: [SavedObject]) -> DeniedDeletion? {
    let deleted = saved.filter(\.isDeleted).map { ($0.object.objectID, $0.object) }
    let doomed = Dictionary(deleted) { first, _ in first }
    return saved.lazy.filter { !$0.isDeleted }.compactMap { needing -> DeniedDeletion? in
      let lost = needing.object.entity.ownRelationships.lazy.filter { relationship in
        !relationship.isToMany && !relationship.isOptional
          && needing.new.values[relationship.slot] == .null
      }.compactMap { relationship -> ManagedObject? in
        guard case .object(let former) = needing.old?.values[relationship.slot] else { return nil }
        return doomed[former]
      }
      return lost.first.map { DeniedDeletion(of: $0, .required(by: needing.object)) }
    }.first
  }

  /// Everything that keeps an object from being saved with these values.
  func breaches(
    of object: ManagedObject, as state: ObjectState, isThorough: Bool = true
  ) throws -> [ValidationError.Breach] {
    var breaches: [ValidationError.Breach] = []
    func add(_ property: String, _ label: String?, _ reason: BreachReason) {
      breaches.append(
        ValidationError.Breach(
          objectID: object.objectID, modelName: object.entity.modelName, property: property,
          name: label ?? property, reason: reason))
    }
    let attributes = object.entity.attributes
    for slot in attributes.indices where object.entity.hasOwnValue(at: slot) {
      let attribute = attributes[slot]
      if !isThorough && attribute.isFreeToBe(state.values[slot]) { continue }
      let value = state.values[slot]
      for reason in AttributeValidation(attribute: attribute).reasons(against: value) {
        add(attribute.name, attribute.label, reason)
      }
      if isThorough, attribute.isUnique, try isTaken(value, by: object, slot: slot) {
        add(attribute.name, attribute.label, .taken(value))
      }
    }
    for relationship in object.entity.ownRelationships {
      if let reason = reason(against: relationship, of: object, as: state) {
        add(relationship.name, relationship.label, reason)
      }
    }
    return breaches
  }

  /// Runs `willSave` and sets what is set on save, also for objects that are changed by it.
  func prepared(_ changed: [ManagedObject]) -> [ManagedObject] {
    var isUntouched = true
    for object in changed where isUntouched {
      isUntouched =
        object.isDeleted || (!object.entity.hasLifeCycle && object.entity.saveSlots.isEmpty)
    }
    if isUntouched { return changed }
    var prepared: [ManagedObject] = []
    var known = Set(changed)
    var round = changed
    while !round.isEmpty {
      let before = Set(pending.values)
      for object in round where !object.isDeleted {
        (object as? any ObjectLifeCycle)?.willSave()
        setMoments(of: object, at: object.entity.saveSlots)
      }
      prepared += round
      round = pending.sorted.filter { !before.contains($0) && known.insert($0).inserted }
    }
    return prepared
  }

  private func isTaken(_ value: AttributeValue, by object: ManagedObject, slot: Int) throws -> Bool
  {
    guard value != .null, object.committed?.values[slot] != value else { return false }
    let others = uniqueIndex.objects(of: object.entity, slot: slot, value: value)
    guard others.allSatisfy({ $0 == object.objectID }) else { return true }
    guard let row = try storedRow(of: object.entity, slot: slot, value: value) else { return false }
    return row.objectID != object.objectID
  }

  private func reason(
    against relationship: RelationshipDescription, of object: ManagedObject, as state: ObjectState
  ) -> BreachReason? {
    guard relationship.isToMany else {
      let isMissing = state.values[relationship.slot] == .null
      return isMissing && !relationship.isOptional ? .missing : nil
    }
    guard relationship.count != nil,
      let members = state.lists[relationship.slot]
        ?? reading({ try self.members(of: object, list: relationship.slot) })
    else { return nil }
    return relationship.reason(against: members.count)
  }
}

extension RelationshipDescription {
  /// What is wrong with how many objects there are; nil when nothing is.
  package func reason(against count: Int) -> BreachReason? {
    guard let range = self.count, !range.contains(count) else { return nil }
    return count < range.lowerBound
      ? .tooFewObjects(minimum: range.lowerBound, count: count)
      : .tooManyObjects(maximum: range.upperBound, count: count)
  }
}

extension ManagedObject {
  /// Checks the object as a save would.
  ///
  /// - Throws: a `ValidationError` with every breach, or what the model throws by hand.
  public func validate() throws {
    try validateValues()
    try validateByHand()
  }

  /// Checks the values of a new object, and takes it back where they are not allowed: how an
  /// initialiser ends that can fail.
  ///
  /// - Throws: a `ValidationError` with every breach.
  public func validateOrWithdraw() throws {
    do {
      try validateValues()
    } catch {
      try store?.withdraw(self)
      throw error
    }
  }

  private func validateValues() throws {
    guard let store else { return }
    let breaches = try store.breaches(of: self, as: state)
    guard breaches.isEmpty else { throw ValidationError(breaches: breaches) }
  }

  /// What the model itself has against the object as it is now.
  fileprivate func validateByHand() throws {
    guard entity.hasLifeCycle, let object = self as? any ObjectLifeCycle else { return }
    if isDeleted { return try object.validateForDelete() }
    if isInserted { try object.validateForInsert() } else { try object.validateForUpdate() }
  }
}
