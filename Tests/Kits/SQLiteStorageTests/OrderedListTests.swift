import Testing

@testable import ModelKit
@testable import SQLiteStorage

private final class Roll: ManagedObject, Model {
  @Relationship("frames", inverse: "roll", isOrdered: true) var frames: [Frame]
  @Relationship("marks", isOrdered: true) var marks: [Frame]
}

private final class Frame: ManagedObject, Model {
  @Attribute("name", default: "") var name: String
  @Relationship("roll", inverse: "frames") var roll: Roll?
}

/// Two instances of an application that change one ordered list.
@MainActor struct OrderedListTests {
  @MainActor private struct Side {
    let store: ObjectStore
    let roll: Roll

    init(_ store: ObjectStore) throws {
      self.store = store
      roll = try #require(try Roll.all(in: store).first)
      _ = (roll.frames.map(\.roll), roll.marks)
    }

    /// A new frame, or the one there is.
    func frame(_ name: String) throws -> Frame {
      if let frame = try Frame.get("name", name, in: store) { return frame }
      let frame = Frame.insert(in: store)
      frame.name = name
      return frame
    }

    func arrange(_ names: String) throws {
      roll.frames = try names.map { try frame("\($0)") }
      roll.marks = roll.frames
    }

    /// Saves while nobody else can work.
    func saveAtOnce() throws {
      try store.prepareSave(of: store.pending.sorted)
      try store.engine.write(store.changes(of: store.beingSaved), by: WritePermission())
      store.finishSave()
    }

    var names: [String] {
      [roll.frames, roll.marks].map { $0.map(\.name).joined() }
    }
  }

  @Test(arguments: [
    ("abcx", "abcy", "abcyx"), ("xabc", "abyc", "xabyc"), ("bca", "abyc", "byca"),
    ("abxc", "cab", "cabx"), ("abcx", "ac", "acx"), ("ac", "abcy", "acy"), ("", "abcy", "y"),
  ])
  func `What both have done is in the list after the later save`(
    first: String, second: String, expected: String
  ) async throws {
    for isNoticed in [false, true] {
      try await withFolder { folder in
        let description = StoreDescription(
          name: "Test", models: [Roll.self, Frame.self], engine: SQLiteEngine.self)
        let store = try ObjectStore(description, at: .folder(folder))
        try await store.perform { Roll.insert(in: $0) }
        let sides = try (
          Side(store), Side(ObjectStore(description, at: .folder(folder)))
        )
        try sides.0.arrange("abc")
        try sides.0.saveAtOnce()
        try sides.1.store.refresh()
        #expect(sides.1.names == ["abc", "abc"])
        try sides.0.arrange(first)
        try sides.1.arrange(second)
        try sides.0.saveAtOnce()
        if isNoticed { try sides.1.store.refresh() }
        try sides.1.saveAtOnce()
        for side in [sides.0, sides.1] { try side.store.refresh() }
        let reopened = try Side(ObjectStore(description, at: .folder(folder)))
        for side in [sides.0, sides.1, reopened] { #expect(side.names == [expected, expected]) }
        #expect(reopened.roll.frames.allSatisfy { $0.roll === reopened.roll })
      }
    }
  }
}
