import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

private enum Plain {
  final class Item: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Attribute("size") var size: Int?
  }
  static let models: [any Model.Type] = [Item.self]
}

private enum Identified {
  final class Item: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Attribute("size") var size: Int?
    @Attribute("identifier", isUnique: true, setOn: .insert) var identifier: UUID
    @Attribute("number", isUnique: true) var number: Int
    @Attribute("creationDate", setOn: .insert) var creationDate: Date
  }
  static let models: [any Model.Type] = [Item.self]
}

private enum OptionallyDated {
  final class Item: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Attribute("size") var size: Int?
    @Attribute("creationDate", setOn: .insert) var creationDate: Date?
  }
  static let models: [any Model.Type] = [Item.self]
}

private enum Unique {
  final class Item: ManagedObject, Model {
    @Attribute("name", default: "", isUnique: true) var name: String
    @Attribute("size") var size: Int?
  }
  static let models: [any Model.Type] = [Item.self]
}

private enum Defaulted {
  final class Item: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Attribute("size", default: 7) var size: Int
  }
  static let models: [any Model.Type] = [Item.self]
}

private enum Measured {
  enum Quantity: String, EnumerationValue { case volt, ampere }

  final class Item: ManagedObject, Model {
    @Attribute("name") var name: Quantity
    @Attribute("size") var size: Int?
    @Attribute("quantity") var quantity: Quantity
  }
  static let models: [any Model.Type] = [Item.self]
}

private enum OptionalDefault {
  final class Item: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Attribute("size", default: 7) var size: Int?
  }
  static let models: [any Model.Type] = [Item.self]
}

private enum Family {
  class Item: ManagedObject, Model {
    override class var concreteModels: [any Model.Type] { [Item.self, Part.self] }
    @Attribute("name", default: "") var name: String
    @Attribute("size") var size: Int?
    @Relationship("tags") var tags: [Tag]
  }
  final class Part: Item {}
  final class Tag: ManagedObject, Model {
    @Relationship("item") var item: Item?
  }
  static let models: [any Model.Type] = [Item.self, Tag.self]
}

/// What the parent had, its child alone has.
private enum Heir {
  class Item: ManagedObject, Model {
    override class var concreteModels: [any Model.Type] { [Item.self, Part.self] }
    @Attribute("name", default: "") var name: String
  }
  final class Part: Item {
    @Attribute("size") var size: Int?
    @Relationship("tags") var tags: [Tag]
  }
  final class Tag: ManagedObject, Model {
    @Relationship("item") var item: Part?
  }
  static let models: [any Model.Type] = [Item.self, Tag.self]
}

private enum Abstract {
  class Item: ManagedObject, Model {
    override class var concreteModels: [any Model.Type] { [Part.self] }
    @Attribute("name", default: "") var name: String
    @Attribute("size") var size: Int?
    @Relationship("tags") var tags: [Tag]
  }
  final class Part: Item {}
  final class Tag: ManagedObject, Model {
    @Relationship("item") var item: Item?
  }
  static let models: [any Model.Type] = [Item.self, Tag.self]
}

/// A new model, with what the others do not have.
private enum Larger {
  class Item: ManagedObject, Model {
    override class var concreteModels: [any Model.Type] { [Item.self, Part.self, Tool.self] }
    @Attribute("name", default: "") var name: String
    @Attribute("size") var size: Int?
    @Relationship("tags") var tags: [Tag]
  }
  final class Part: Item {}
  final class Tool: Item {
    @Attribute("color") var color: String
  }
  final class Tag: ManagedObject, Model {
    @Relationship("item") var item: Item?
  }
  static let models: [any Model.Type] = [Item.self, Tag.self]
}

/// Stored values fit the attributes of now, or the store is not opened.
@MainActor struct ChangedAttributeTests {
  private func fill(_ stores: ChangedStore, size: Int? = nil) async throws {
    try await stores.use(Plain.models) { store in
      for _ in 1...3 { Plain.Item.insert(in: store).size = size }
      try await store.save()
    }
  }

  private func fillFamily(_ stores: ChangedStore) async throws {
    try await stores.use(Family.models) { store in
      let (item, part) = (Family.Item.insert(in: store), Family.Part.insert(in: store))
      (item.size, part.size) = (1, 2)
      (item.tags, part.tags) = (
        [Family.Tag.insert(in: store)], [Family.Tag.insert(in: store)]
      )
      (item.tags[0].item, part.tags[0].item) = (item, part)
      try await store.save()
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `Each object gets new unique values of its own, once`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { stores in
      try await fill(stores)
      let reason = "Item.creationDate: is new and required, and nothing says what its objects have"
      try stores.refuses(Identified.models, reason)
      let losses = try stores.recover(Identified.models)
      #expect(!losses.isEmpty)
      var identifiers: [Set<UUID>] = []
      for _ in 1...2 {
        try await stores.use(Identified.models) { store throws in
          let items = try Identified.Item.all(in: store)
          identifiers.append(Set(items.map(\.identifier)))
          #expect(items.map(\.number) == [1, 2, 3])
          #expect(items.allSatisfy { $0.creationDate.timeIntervalSinceNow > -600 })
        }
      }
      #expect(identifiers[0].count == 3 && identifiers[0] == identifiers[1])
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `What is new and optional is nil, and set for new objects`(
    engine: TestedEngine
  ) async throws {
    try await withChangedStore(engine) { stores in
      try await fill(stores)
      try await stores.use(OptionallyDated.models) { store throws in
        #expect(try OptionallyDated.Item.all(in: store).allSatisfy { $0.creationDate == nil })
        #expect(OptionallyDated.Item.insert(in: store).creationDate != nil)
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `A value that is there twice is not unique`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { stores in
      try await fill(stores)
      try stores.refuses(Unique.models, "unique")
      #expect(try stores.recover(Unique.models).count == 2)
      try await stores.use(Unique.models) { store throws in
        #expect(try Unique.Item.count(in: store) == 1)
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `Nil stays nil where there is a default by now`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { stores in
      try await fill(stores)
      try await stores.use(OptionalDefault.models) { store throws in
        #expect(try OptionalDefault.Item.all(in: store).map(\.size) == [nil, nil, nil])
      }
      try stores.refuses(Defaulted.models, "size")
      #expect(try stores.recover(Defaulted.models).count == 3)
    }
    try await withChangedStore(engine) { stores in
      try await fill(stores, size: 3)
      try await stores.use(Defaulted.models) { store throws in
        #expect(try Defaulted.Item.all(in: store).map(\.size) == [3, 3, 3])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `A value that nobody has stored is named`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { stores in
      try await fill(stores, size: 3)
      let losses = try stores.recover(Measured.models)
      for property in ["name", "quantity"] {
        let told = losses.filter { $0.contains(property) }
        #expect(!told.isEmpty && told.allSatisfy { $0.hasSuffix("was given 'volt'") }, "\(losses)")
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `What moves from a parent to its child is lost for the parent's own objects alone`(
    engine: TestedEngine
  ) async throws {
    try await withChangedStore(engine) { stores in
      try await fillFamily(stores)
      try stores.refuses(Heir.models, "Item.size: there is no such property any more")
      let losses = try stores.recover(Heir.models)
      #expect(losses.count == 3 && losses.contains { $0.contains("tags") }, "\(losses)")
      try await stores.use(Heir.models) { store throws in
        #expect(try Heir.Part.all(in: store).map(\.size) == [2])
        #expect(try Heir.Part.all(in: store).map { $0.tags.map(\.objectID.key) } == [[2]])
        #expect(try Heir.Tag.all(in: store).map { $0.item?.objectID.key } == [nil, 2])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `A new model requires something of its own objects alone`(
    engine: TestedEngine
  ) async throws {
    try await withChangedStore(engine) { stores in
      try await fillFamily(stores)
      try await stores.use(Larger.models) { store in
        #expect(try Larger.Item.all(in: store).map(\.size) == [1, 2])
        Larger.Tool.insert(in: store).color = "red"
        try await store.save()
      }
      try await stores.use(Larger.models) { store throws in
        #expect(try Larger.Tool.all(in: store).map(\.color) == ["red"])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `A model that has objects does not become abstract`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { stores in
      try await fillFamily(stores)
      try stores.refuses(Abstract.models, "Item: is abstract and has no objects of its own")
      let losses = try stores.recover(Abstract.models)
      #expect(!losses.isEmpty)
      try await stores.use(Abstract.models) { store throws in
        #expect(try Abstract.Item.count(in: store) == 1)
      }
    }
  }
}
