/// What other applications do to the data of a store.
extension ObjectStore {
  /// Looks twice a second whether another application has written, and lets go of unused objects.
  static func watch(_ store: ObjectStore) -> Task<Void, Never> {
    Task { [weak store] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(500))
        guard let store else { return }
        store.objects.releaseUnused()
        store.refreshIfOthersHaveWritten()
      }
    }
  }

  /// Closes what keeps the data, which is whole in its file then, unless others use it as well. Nothing is
  /// read or saved any more.
  public func close() {
    engine.close()
  }

  func refreshIfOthersHaveWritten() {
    guard runningSave == nil else { return }
    _ = reading { () -> Void? in
      try engine.wasChangedByOthers() ? refresh() : nil
    }
  }

  /// Takes over what is stored: an object has what others have given it, except where it has
  /// changes of its own. Observers are told.
  ///
  /// - Throws: a `StoreError` where something cannot be read; the objects are as they were.
  public func refresh() throws {
    objects.releaseUnused()
    let resident = try engine.residentRows()
    var rows: [ObjectID: Row] = [:]
    if let resident {
      for row in resident { rows[row.objectID] = row }
    } else {
      for object in objects.all where object.status != .inserted {
        rows[object.objectID] = try row(of: object)
      }
    }
    var news = ChangeSet()
    news.mayHaveMore = true
    for object in objects.all where object.status != .inserted && !object.isBeingSaved {
      if let row = rows[object.objectID] {
        update(object, to: row, &news)
      } else {
        forget(object, &news)
      }
    }
    for row in resident ?? [] where objects[row.objectID] == nil { try materialize(row) }
    tell(news)
    if let failure = engine.residentFailure { report(failure) }
  }

  /// What is stored of an object, with the members of the relationships that are changed here.
  private func row(of object: ManagedObject) throws -> Row? {
    guard var row = try engine.row(of: object.objectID) else { return nil }
    for (list, relationship) in object.entity.toManyRelationships.enumerated()
    where object.committed.map({ $0.lists[list] != object.state.lists[list] }) ?? false {
      row.lists[list] = try engine.members(of: object.objectID, relationship)
    }
    return row
  }

  private func update(_ object: ManagedObject, to row: Row, _ news: inout ChangeSet) {
    let stored = ObjectState(values: row.values(besides: object), lists: row.lists)
    let known = object.committed ?? object.state
    guard stored.values != known.values || known.lists.contains(where: { $0 != nil }) else {
      return
    }
    guard object.committed != nil else {
      if stored.values != known.values {
        news.add(
          object.objectID, old: snapshot(of: object, known), new: snapshot(of: object, stored))
      }
      replaceState(of: object, by: stored)
      return
    }
    // A value that both have changed stays as it was known, so that the save finds the conflict.
    var (merged, mine) = (known, object.state)
    for slot in known.values.indices where mine.values[slot] == known.values[slot] {
      merged.values[slot] = stored.values[slot]
    }
    for list in known.lists.indices {
      merged.lists[list] = stored.lists[list]
      guard let members = mine.lists[list], let theirs = stored.lists[list],
        let old = known.lists[list], members != old
      else { continue }
      mine.lists[list] = members.merged(
        with: theirs, since: old, isOrdered: object.entity.toManyRelationships[list].isOrdered)
    }
    replaceState(of: object, by: merged.with(changesFrom: known, to: mine))
    object.committed = merged
  }

  private func replaceState(of object: ManagedObject, by state: ObjectState) {
    if !object.isDeleted { uniqueIndex.remove(object) }
    object.state = state
    if !object.isDeleted { index(object) }
  }

  /// Its row is gone.
  private func forget(_ object: ManagedObject, _ news: inout ChangeSet) {
    guard object.committed == nil else {
      deletedByOthers.insert(object.objectID)
      return
    }
    news.add(object.objectID, old: object.snapshot, new: nil)
    uniqueIndex.remove(object)
    objects.remove(object.objectID)
    object.status = .deleted
    object.store = nil
  }
}

extension Row {
  /// The values, with the transient ones as the object has them, which are stored nowhere.
  @MainActor fileprivate func values(besides object: ManagedObject) -> [AttributeValue] {
    var values = values
    for (slot, attribute) in object.entity.attributes.enumerated() where attribute.isTransient {
      values[slot] = object.state.values[slot]
    }
    return values
  }
}

extension [ObjectID] {
  /// The members that are left of these and of what others have stored, since both have changed what was known: in the
  /// order of who has moved something, these before others, each new one behind what it stands behind.
  package func merged(
    with theirs: [ObjectID], since known: [ObjectID], isOrdered: Bool
  ) -> [ObjectID] {
    let before = Set(known)
    let common = before.intersection(theirs).intersection(self)
    let isMoved = filter(common.contains) != known.filter(common.contains)
    let (base, other) = isMoved ? (self, theirs) : (theirs, self)
    let left = Set(base.filter { !before.contains($0) || common.contains($0) })
    var (added, previous): ([ObjectID?: [ObjectID]], ObjectID?) = ([:], nil)
    for member in other {
      if left.contains(member) {
        previous = member
      } else if !before.contains(member) {
        added[previous, default: []].append(member)
      }
    }
    let members =
      added[nil, default: []]
      + base.filter(left.contains).flatMap { [$0] + added[$0, default: []] }
    return isOrdered ? members : members.sorted()
  }
}
