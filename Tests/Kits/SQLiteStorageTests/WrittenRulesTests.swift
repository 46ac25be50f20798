import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// A model with a relationship of each kind that has a rule.
private final class Box: ManagedObject, Model {
  @Attribute("name", default: "") var name: String
  @Relationship("slots", inverse: "box", count: 0...3) var slots: [Slot]
  @Relationship("rows", inverse: "shelf", count: 0...3, isOrdered: true) var rows: [Slot]
  @Relationship("labels", inverse: "boxes", count: 0...3) var labels: [Label]
  @Relationship("keepers", inverse: "kept", deleteRule: .deny) var keepers: [Slot]
  @Relationship("locks", deleteRule: .deny) var locks: [Label]
  @Relationship("lock", deleteRule: .deny) var lock: Label?
  @Relationship("lids", inverse: "owner", deleteRule: .cascade) var lids: [Lid]
}

private final class Slot: ManagedObject, Model {
  @Relationship("box", inverse: "slots") var box: Box?
  @Relationship("shelf", inverse: "rows") var shelf: Box?
  @Relationship("kept", inverse: "keepers") var kept: Box?
  @Relationship("next") var next: Slot?
  @Relationship("others") var others: [Slot]
}

private final class Label: ManagedObject, Model {
  @Relationship("boxes", inverse: "labels", count: 0...1) var boxes: [Box]
}

private final class Lid: ManagedObject, Model {
  @Relationship("owner", inverse: "lids") var owner: Box?
  @Relationship("slot") var slot: Slot
}

/// Two instances of an application on one database, each of which breaks no rule by what it knows.
@MainActor struct WrittenRulesTests {
  /// One of the two, with the objects as it knows them.
  @MainActor private struct Side {
    let store: ObjectStore
    let box: Box
    let slots: [Slot]
    let label: Label

    func newSlot() -> Slot { Slot.insert(in: store) }

    /// Saves while nobody else can work, so that the other store does not notice it before it saves as well.
    func saveAtOnce() throws {
      try store.prepareSave(of: store.pending.sorted)
      try store.engine.write(store.changes(of: store.beingSaved), by: WritePermission())
      store.finishSave()
    }

    init(_ store: ObjectStore) throws {
      self.store = store
      box = try #require(try Box.all(in: store).first)
      slots = try Slot.all(in: store)
      label = try #require(try Label.all(in: store).first)
      // Read before the other side writes.
      _ = (box.slots, box.rows, box.labels, box.keepers, box.locks, box.lids, label.boxes)
      for slot in slots { _ = slot.others }
    }
  }

  /// - Parameter work: gets the side that writes first, and the other.
  private func withSides(_ work: (Side, Side) async throws -> Void) async throws {
    try await withFolder { folder in
      let models: [any Model.Type] = [Box.self, Slot.self, Label.self, Lid.self]
      let description = StoreDescription(name: "Test", models: models, engine: SQLiteEngine.self)
      let open = { @MainActor in try ObjectStore(description, at: .folder(folder)) }
      let first = try open()
      try await first.perform { context in
        let box = Box.insert(in: context)
        let slots = (0..<4).map { _ in Slot.insert(in: context) }
        box.slots = Array(slots[..<2])
        box.rows = Array(slots[..<2])
        _ = Label.insert(in: context)
      }
      let second = try open()
      let sides = (try Side(first), try Side(second))
      try await work(sides.0, sides.1)
      try expectNoDeadLinks(in: open())
    }
  }

  private func expectNoDeadLinks(in store: ObjectStore) throws {
    let engine = try #require(store.engine as? SQLiteEngine)
    for entity in store.schema.entities {
      for relationship in entity.relationships {
        let links = LinkTable(of: relationship, from: entity, in: store.schema)
        let members = SQLName.quoted(relationship.destinationName)
        let dead = try engine.writer.use {
          try $0.number(
            "SELECT count(*) FROM \(links.table) WHERE \(links.member) IS NOT NULL "
              + "AND \(links.member) NOT IN (SELECT \(SQLName.key) FROM \(members))")
        }
        #expect(dead == 0, "\(entity.name).\(relationship.name)")
      }
    }
  }

  /// - Parameter message: nil for any.
  private func expectRefusal(
    _ message: String? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    of work: @MainActor () async throws -> Void
  ) async throws {
    do {
      try await work()
      Issue.record("was saved", sourceLocation: sourceLocation)
    } catch StoreError.conflict(let conflicts) {
      let error = StoreError.conflict(conflicts)
      #expect(error.description == message ?? error.description, sourceLocation: sourceLocation)
    }
  }

  /// What a box has that the first side, the second, and a store that is opened anew find.
  private func expect(
    _ count: Int, _ path: KeyPath<Box, some Collection>, _ sides: Side...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for side in sides {
      try side.store.refresh()
      #expect(side.box[keyPath: path].count == count, sourceLocation: sourceLocation)
    }
  }

  @Test func `Two together do not exceed a count`() async throws {
    try await withSides { first, second in
      first.box.slots.append(first.newSlot())
      try first.saveAtOnce()
      let message =
        "slots of \(second.box.objectID) takes at most 3; with what another application has changed, it has 4"
      try await expectRefusal(message) {
        try await second.store.perform { _ in second.box.slots.append(second.slots[3]) }
      }
      // It knows what the other has stored, so that its own rules say the same.
      #expect(second.box.slots.count == 3 && !second.store.hasChanges)
      await #expect(throws: ValidationError.self) {
        try await second.store.perform { _ in second.box.slots.append(second.slots[3]) }
      }
      try await second.store.perform { _ in
        second.box.slots.removeFirst()
        second.box.slots.append(second.slots[3])
      }
      try expect(3, \.slots, first, second)
    }
  }

  @Test func `A change that is kept after a refusal is beside what the other has stored`()
    async throws
  {
    try await withSides { first, second in
      first.box.slots.append(first.slots[2])
      try first.saveAtOnce()
      second.box.slots.append(second.slots[3])
      try await expectRefusal { try await second.store.save() }
      #expect(second.box.slots == second.slots)
      second.box.slots.removeFirst()
      try await second.store.save()
      #expect(!second.store.hasChanges)
      try first.store.refresh()
      #expect(first.box.slots == Array(first.slots[1...]))
    }
  }

  @Test func `What is rolled back after a refusal is as the other has stored it`() async throws {
    try await withSides { first, second in
      first.box.slots.append(first.slots[2])
      try first.saveAtOnce()
      second.box.slots.append(second.slots[3])
      try await expectRefusal { try await second.store.save() }
      second.store.rollback()
      #expect(second.box.slots == Array(second.slots[..<3]) && !second.store.hasChanges)
    }
  }

  @Test func `A count holds for what has an order`() async throws {
    try await withSides { first, second in
      first.box.rows.append(first.slots[2])
      try first.saveAtOnce()
      try await expectRefusal {
        try await second.store.perform { _ in second.box.rows.append(second.slots[3]) }
      }
      try expect(3, \.rows, first, second)
    }
  }

  @Test func `A count holds for the other side of many to many`() async throws {
    try await withSides { first, second in
      let other = Box.insert(in: first.store)
      other.labels = [first.label]
      try first.saveAtOnce()
      let message =
        "boxes of \(second.label.objectID) takes at most 1; with what another application has changed, it has 2"
      try await expectRefusal(message) {
        try await second.store.perform { _ in second.box.labels = [second.label] }
      }
      #expect(second.label.boxes.map(\.objectID) == [other.objectID])
      try expect(0, \.labels, first, second)
    }
  }

  @Test(arguments: [true, false])
  func `Nothing leads to what the other has deleted`(isToMany: Bool) async throws {
    try await withSides { first, second in
      try first.store.delete(first.slots[2])
      try first.saveAtOnce()
      let gone = second.slots[2]
      try await expectRefusal("\(gone.objectID) was deleted by another application") {
        try await second.store.perform { _ in
          if isToMany { second.slots[0].others = [gone] } else { second.slots[0].next = gone }
        }
      }
      #expect(gone.context == nil && second.slots[0].next == nil)
      try await second.store.perform { _ in second.slots[0].next = second.slots[1] }
      #expect(!second.store.hasChanges)
    }
  }

  @Test func `A link to what the other has deleted can be set anew after a save`() async throws {
    try await withSides { first, second in
      try first.store.delete(first.slots[2])
      try first.saveAtOnce()
      second.slots[0].next = second.slots[2]
      try await expectRefusal { try await second.store.save() }
      #expect(second.slots[2].context == nil && second.slots[0].next == nil)
      second.slots[0].next = second.slots[1]
      try await second.store.save()
      #expect(!second.store.hasChanges)
    }
  }

  @Test func `What the other has come to need stays, whichever way it leads there`() async throws {
    for need: @MainActor (Side) -> Void in [
      { $0.slots[3].kept = $0.box }, { $0.box.locks = [$0.label] }, { $0.box.lock = $0.label },
    ] {
      try await withSides { first, second in
        need(first)
        try first.saveAtOnce()
        try await expectRefusal {
          try await second.store.perform { try $0.delete(second.box) }
        }
        #expect(!second.box.isDeleted && !second.store.hasChanges)
        // Its own rules say it from now on.
        let error = await #expect(throws: StoreError.self) {
          try await second.store.perform { try $0.delete(second.box) }
        }
        guard case .deniedDeletion = error else { throw try #require(error) }
        try await second.store.perform { context in
          (second.box.keepers, second.box.locks, second.box.lock) = ([], [], nil)
          try context.delete(second.box)
        }
        #expect(try Box.count(in: first.store) == 0)
      }
    }
  }

  @Test func `Saving again does not delete what the other needs`() async throws {
    try await withSides { first, second in
      first.box.lock = first.label
      try first.saveAtOnce()
      try second.store.delete(second.box)
      let message =
        "lock of \(second.box.objectID) was changed by another application: \(first.label.objectID) there, nil here"
      for _ in 0..<2 { try await expectRefusal(message) { try await second.store.save() } }
      second.store.rollback()
      #expect(second.box.lock == second.label && !second.box.isDeleted)
      try await second.store.save()
    }
  }

  @Test func `What the other requires stays`() async throws {
    try await withSides { first, second in
      let slot = second.slots[3]
      try second.store.delete(slot)
      let lid = Lid.insert(in: first.store)
      lid.slot = first.slots[3]
      try first.saveAtOnce()
      let message =
        "slot of \(lid.objectID) was changed by another application: \(slot.objectID) there, nil here"
      try await expectRefusal(message) { try await second.store.save() }
      second.store.rollback()
      #expect(!slot.isDeleted && slot.context != nil)
      // Together with what requires it.
      try await second.store.perform { try $0.delete(Lid.all(in: second.store) + [slot]) }
      #expect(try Slot.count(in: first.store) == 3)
    }
  }

  @Test func `What the other has added is deleted with its owner, once it is known`() async throws {
    try await withSides { first, second in
      let lid = Lid.insert(in: first.store)
      (lid.slot, lid.owner) = (first.slots[3], first.box)
      try first.saveAtOnce()
      let message =
        "lids of \(second.box.objectID) was changed by another application: \(lid.objectID) there, nil here"
      try await expectRefusal(message) {
        try await second.store.perform { try $0.delete(second.box) }
      }
      try await second.store.perform { try $0.delete(second.box) }
      #expect(try Lid.count(in: first.store) == 0)
    }
  }

  @Test func `What the other has linked to what is deleted leads nowhere, and both know it`()
    async throws
  {
    try await withSides { first, second in
      try second.store.delete(second.slots[3])
      first.slots[0].next = first.slots[3]
      first.slots[0].others = [first.slots[3]]
      try first.saveAtOnce()
      second.store.refreshIfOthersHaveWritten()
      try await second.store.save()
      for side in [first, second] {
        side.store.refreshIfOthersHaveWritten()
        #expect(side.slots[0].next == nil && side.slots[0].others.isEmpty)
      }
      second.slots[0].next = second.slots[1]
      try await second.store.save()
    }
  }
}
