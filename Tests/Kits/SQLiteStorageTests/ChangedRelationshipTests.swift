import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// The models of the tests, each with the same names and other relationships.
private enum Paired {
  final class Owner: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("tags", inverse: "owner") var tags: [Tag]
  }
  final class Tag: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("owner", inverse: "tags") var owner: Owner?
  }
  static let models: [any Model.Type] = [Owner.self, Tag.self]
}

private enum Ordered {
  final class Owner: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("tags", inverse: "owner", isOrdered: true) var tags: [Tag]
  }
  final class Tag: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("owner", inverse: "tags") var owner: Owner?
  }
  static let models: [any Model.Type] = [Owner.self, Tag.self]
}

private enum OneWay {
  final class Owner: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("tags") var tags: [Tag]
  }
  final class Tag: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("owner") var owner: Owner?
  }
  static let models: [any Model.Type] = [Owner.self, Tag.self]
}

private enum Single {
  final class Owner: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("tags") var tags: Tag?
  }
  final class Tag: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("owner") var owner: Owner?
  }
  static let models: [any Model.Type] = [Owner.self, Tag.self]
}

private enum Many {
  final class Owner: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("tags", inverse: "owner", isOrdered: true) var tags: [Tag]
  }
  final class Tag: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("owner", inverse: "tags", isOrdered: true) var owner: [Owner]
  }
  static let models: [any Model.Type] = [Owner.self, Tag.self]
}

private enum HalfOrdered {
  final class Owner: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("tags", inverse: "owner", isOrdered: true) var tags: [Tag]
  }
  final class Tag: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("owner", inverse: "tags") var owner: [Owner]
  }
  static let models: [any Model.Type] = [Owner.self, Tag.self]
}

/// The lists are called otherwise.
private enum Renamed {
  final class Owner: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("label", inverse: "owner") var label: Tag?
  }
  final class Tag: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("owner", inverse: "label") var owner: [Owner]
  }
  static let models: [any Model.Type] = [Owner.self, Tag.self]
}

private enum Friends {
  final class Owner: ManagedObject, Model {
    @Relationship("friends") var friends: [Owner]
  }
  static let models: [any Model.Type] = [Owner.self]
}

private enum MutualFriends {
  final class Owner: ManagedObject, Model {
    @Relationship("friends", inverse: "friends") var friends: [Owner]
  }
  static let models: [any Model.Type] = [Owner.self]
}

private enum Requiring {
  final class Owner: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("tags", inverse: "owner") var tags: [Tag]
  }
  final class Tag: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("owner", inverse: "tags") var owner: Owner
  }
  static let models: [any Model.Type] = [Owner.self, Tag.self]
}

/// A store and its models agree after the relationships of the models have changed, or the store is not opened.
@MainActor struct ChangedRelationshipTests {
  /// Two owners: the first has the tags 2 and 1, as far as there is an order; the second may have 1 as well.
  private func fill(_ stores: ChangedStore, isShared: Bool = false) async throws {
    try await stores.use(OneWay.models) { store in
      let (first, second) = (OneWay.Owner.insert(in: store), OneWay.Owner.insert(in: store))
      let (one, two) = (OneWay.Tag.insert(in: store), OneWay.Tag.insert(in: store))
      first.tags = [two, one]
      if isShared { second.tags = [one] }
      try await store.save()
    }
  }

  private func keys(_ objects: [some ManagedObject]) -> [Int] { objects.map(\.objectID.key) }

  @Test(arguments: TestedEngine.persistent)
  func `An order begins with that in which members were shown`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { stores in
      try await stores.use(Paired.models) { store in
        let owner = Paired.Owner.insert(in: store)
        owner.tags = [Paired.Tag.insert(in: store), Paired.Tag.insert(in: store)]
        try await store.save()
      }
      try await stores.use(Ordered.models) { store in
        let owner = try #require(try Ordered.Owner.all(in: store).first)
        #expect(keys(owner.tags) == [1, 2])
        owner.tags.reverse()
        try await store.save()
      }
      try await stores.use(Ordered.models) { store throws in
        #expect(try Ordered.Owner.all(in: store).map { keys($0.tags) } == [[2, 1]])
        #expect(try Ordered.Tag.all(in: store).map { $0.owner?.objectID.key } == [1, 1])
      }
      try stores.refuses(Paired.models, "Owner.tags: was ordered, and is not any more")
      #expect(try stores.recover(Paired.models).count == 1)
      try await stores.use(Paired.models) { store throws in
        #expect(try Paired.Owner.all(in: store).map { keys($0.tags) } == [[1, 2]])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `An order of owners begins as well`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { stores in
      try await stores.use(HalfOrdered.models) { store in
        let tag = HalfOrdered.Tag.insert(in: store)
        for _ in 1...2 { HalfOrdered.Owner.insert(in: store).tags = [tag] }
        try await store.save()
      }
      try await stores.use(Many.models) { store throws in
        #expect(try Many.Tag.all(in: store).map { keys($0.owner) } == [[1, 2]])
        #expect(try Many.Owner.all(in: store).map { keys($0.tags) } == [[1], [1]])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `An inverse that agrees is taken on, and both sides stay without it`(
    engine: TestedEngine
  ) async throws {
    try await withChangedStore(engine) { stores in
      try await fill(stores)
      try await stores.use(Paired.models) { store in
        #expect(try Paired.Owner.all(in: store).map(\.tags.count) == [2, 0])
        #expect(try Paired.Tag.all(in: store).map { $0.owner?.objectID.key } == [1, 1])
        try Paired.Owner.all(in: store)[1].name = "saved"
        try await store.save()
      }
      try await stores.use(OneWay.models) { store throws in
        #expect(try OneWay.Owner.all(in: store).map(\.tags.count) == [2, 0])
        #expect(try OneWay.Tag.all(in: store).map { $0.owner?.objectID.key } == [1, 1])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `An inverse that may have one alone takes no object from another`(
    engine: TestedEngine
  ) async throws {
    try await withChangedStore(engine) { stores in
      try await fill(stores, isShared: true)
      let loss = "Owner 2.tags: the link to Tag 1 has no place beside another"
      for _ in 1...2 { try stores.refuses(Paired.models, loss) }
      try await stores.use(OneWay.models) { store throws in
        #expect(try OneWay.Owner.all(in: store).map(\.tags.count) == [2, 1])
      }
      #expect(try stores.recover(Paired.models) == [loss])
      try await stores.use(Paired.models) { store throws in
        #expect(try Paired.Owner.all(in: store).map(\.tags.count) == [2, 0])
        #expect(try Paired.Tag.all(in: store).map { $0.owner?.objectID.key } == [1, 1])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `Links stay with the inverse of a relationship that is gone`(
    engine: TestedEngine
  ) async throws {
    try await withChangedStore(engine) { stores in
      try await stores.use(HalfOrdered.models) { store in
        let tags = (1...2).map { _ in HalfOrdered.Tag.insert(in: store) }
        HalfOrdered.Owner.insert(in: store).tags = tags.reversed()
        HalfOrdered.Owner.insert(in: store).tags = [tags[0]]
        try await store.save()
      }
      try stores.refuses(Renamed.models, "Owner.tags: there is no such property any more")
      let loss = try stores.recover(Renamed.models)
      // What the first owner has comes first, wherever it stands in the list.
      #expect(
        loss.count == 1 && loss[0].contains("Tag 1") && loss[0].contains("Owner 1"), "\(loss)")
      try await stores.use(Renamed.models) { store throws in
        #expect(try Renamed.Owner.all(in: store).map { $0.label?.objectID.key } == [2, 1])
      }
      try stores.refuses(OneWay.models, "Owner.label: there is no such property any more")
      #expect(try stores.recover(OneWay.models).isEmpty)
      try await stores.use(OneWay.models) { store throws in
        #expect(try OneWay.Tag.all(in: store).map { $0.owner?.objectID.key } == [2, 1])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `Friends become mutual`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { stores in
      try await stores.use(Friends.models) { store in
        let owners = (1...3).map { _ in Friends.Owner.insert(in: store) }
        owners[0].friends = [owners[1]]
        try await store.save()
      }
      try await stores.use(MutualFriends.models) { store throws in
        let friends = try MutualFriends.Owner.all(in: store).map { keys($0.friends) }
        #expect(friends == [[2], [1], []])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `What led to many leads to one where there is one`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { stores in
      try await fill(stores, isShared: true)
      try stores.refuses(Single.models, "Owner.tags: led to many objects, and leads to one now")
      #expect(
        try stores.recover(Single.models)
          == ["Owner 1.tags: the link to Tag 2 has no place beside another"])
      try await stores.use(Single.models) { store throws in
        #expect(try Single.Owner.all(in: store).map { $0.tags?.objectID.key } == [1, 1])
      }
      try stores.refuses(OneWay.models, "Owner.tags: led to one object, and leads to many now")
      #expect(try stores.recover(OneWay.models).isEmpty)
      try await stores.use(OneWay.models) { store throws in
        #expect(try OneWay.Owner.all(in: store).map { keys($0.tags) } == [[1], [1]])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `What is required by now and is not there is told`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { stores in
      try await stores.use(Paired.models) { store in
        _ = Paired.Tag.insert(in: store)
        try await store.save()
      }
      try stores.refuses(Requiring.models, "owner")
      let losses = try stores.recover(Requiring.models)
      #expect(losses.count == 1 && losses[0].contains("owner"), "\(losses)")
    }
    try await withChangedStore(engine) { stores in
      try await stores.use(Paired.models) { store in
        Paired.Tag.insert(in: store).owner = Paired.Owner.insert(in: store)
        try await store.save()
      }
      try await stores.use(Requiring.models) { store throws in
        #expect(try Requiring.Tag.all(in: store).map { $0.owner.objectID.key } == [1])
      }
    }
  }
}
