import ModelKit
import Testing

/// Models of which one property is of more models, or of fewer, from version to version.
private enum Family {
  enum First {
    class Item: ManagedObject, Model {
      override class var concreteModels: [any Model.Type] { [Book.self, Disk.self] }
      @Attribute("title", default: "") var title: String
    }

    final class Book: Item {
      @Attribute("pages", default: 1) var pages: Int
    }

    final class Disk: Item {}
  }

  enum Second {
    class Item: ManagedObject, Model {
      override class var concreteModels: [any Model.Type] { [Book.self, Disk.self] }
      @Attribute("title", default: "") var title: String
      @Attribute("sheets", was: ["pages"], default: 1) var sheets: Int
    }

    final class Book: Item {}

    final class Disk: Item {
      @Attribute("color", default: "red") var color: String
    }
  }

  /// The color is gone again.
  enum Third {
    class Item: ManagedObject, Model {
      override class var concreteModels: [any Model.Type] { [Book.self, Disk.self] }
      @Attribute("title", default: "") var title: String
      @Attribute("sheets", default: 1) var sheets: Int
    }

    final class Book: Item {}
    final class Disk: Item {}
  }
}

@MainActor struct MovedPropertyTests {
  @Test(arguments: TestedEngine.persistent)
  func `A property that moves to the parent has its default in the objects that had none`(
    engine: TestedEngine
  ) async throws {
    try await withChangedStore(engine) { changed in
      try await changed.use([Family.First.Item.self]) { store in
        Family.First.Book.insert(in: store).pages = 9
        Family.First.Disk.insert(in: store).title = "songs"
        try await store.save()
      }
      try await changed.use([Family.Second.Item.self]) { store in
        let (items, disks) = (
          try Family.Second.Item.all(in: store), try Family.Second.Disk.all(in: store)
        )
        #expect(items.map(\.sheets) == [9, 1] && disks.map(\.color) == ["red"])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `A property that no object has had goes again`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { changed in
      try await changed.use([Family.First.Item.self]) { store in
        Family.First.Book.insert(in: store).pages = 9
        try await store.save()
      }
      try await changed.use([Family.Second.Item.self]) { store in
        let items = try Family.Second.Book.all(in: store)
        #expect(items.map(\.sheets) == [9])
      }
      try await changed.use([Family.Third.Item.self]) { store in
        let items = try Family.Third.Item.all(in: store)
        #expect(items.map(\.sheets) == [9])
      }
    }
  }
}
