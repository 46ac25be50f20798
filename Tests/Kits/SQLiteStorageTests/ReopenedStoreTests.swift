import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// What is found when a store is opened again.
@MainActor struct ReopenedStoreTests {
  @Test(arguments: TestedEngine.persistent)
  func `An ordered relationship keeps its order, whichever side has the lower keys`(
    engine: TestedEngine
  ) async throws {
    try await withFolder { folder in
      do {
        let store = try openStore(engine.type, at: .folder(folder))
        let people = (0..<4).map { _ in Person.insert(in: store) }
        people[3].reports = [people[2], people[0], people[1]]
        try await store.save()
      }
      let store = try openStore(engine.type, at: .folder(folder))
      #expect(try Person.all(in: store).last?.reports.map(\.objectID.key) == [3, 1, 2])
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `The largest and the smallest decimals are there again`(engine: TestedEngine) async throws {
    let figures = "340282366920938463463374607431768211455"
    let texts = [figures + "e127", "1e127", "1e38", figures + "e-100", figures + "e-128", "1e-128"]
    try await withFolder { folder in
      do {
        let store = try openStore(engine.type, at: .folder(folder))
        for text in texts + texts.map({ "-" + $0 }) {
          Order.insert(in: store).price = Decimal(string: text)
        }
        try await store.save()
      }
      let store = try openStore(engine.type, at: .folder(folder))
      let sorted = try store.fetch(FetchRequest<Order>(sortBy: { [$0.price.descending] }))
      let prices = try texts.map { try #require(Decimal(string: $0)) }
      #expect(sorted.map(\.price) == prices + prices.reversed().map { -$0 })
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `A first start that fails is followed by a first start`(engine: TestedEngine) async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let archive = folder.appending(path: "archive.json")
      @MainActor func open(rating: Int) throws -> ObjectStore {
        let photo = "{\"format\": \"png\", \"number\": 1, \"rating\": \(rating)}"
        try Data("{\"format\": 1, \"Photo\": [\(photo)]}".utf8).write(to: archive)
        let description = StoreDescription(
          name: "Test", models: [Album.self, Media.self], engine: engine.type, archive: archive)
        return try ObjectStore(description, at: .folder(folder.appending(path: "data")))
      }
      #expect(throws: ValidationError.self) { try open(rating: 9) }
      do {
        let store = try open(rating: 3)
        let photos = try Photo.all(in: store)
        #expect(photos.map(\.rating) == [3])
        for photo in photos { try store.delete(photo) }
        try await store.save()
      }
      #expect(try Photo.count(in: open(rating: 4)) == 0)
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `Work saves the new objects of others that it refers to, and no more`(
    engine: TestedEngine
  ) async throws {
    try await withFolder { folder in
      do {
        let store = try openStore(engine.type, at: .folder(folder))
        let (tag, boss, person) = (
          Tag.insert(in: store), Person.insert(in: store), Person.insert(in: store)
        )
        person.boss = boss
        try await store.perform { Order.insert(in: $0).person = person }
        #expect(tag.isInserted && !person.isInserted && !boss.isInserted)
      }
      let store = try openStore(engine.type, at: .folder(folder))
      let order = try #require(try Order.all(in: store).first)
      #expect(order.person?.boss?.objectID.key == 1)
      #expect(try Tag.count(in: store) == 0)
    }
  }

  @Test func `A file has no reference to what somebody has removed from it`() async throws {
    try await withFolder { folder in
      do {
        let store = try openStore(FileEngine.self, at: .folder(folder))
        let tag = Tag.insert(in: store)
        try await store.save()
        Order.insert(in: store).parts = [tag]
        try Data("{\"format\": 1}".utf8).write(to: folder.appending(path: "Test.json"))
        store.refreshIfOthersHaveWritten()
        try await store.save()
      }
      let store = try openStore(FileEngine.self, at: .folder(folder))
      #expect(try Order.all(in: store).map(\.parts) == [[]])
    }
  }

  @Test func `What was stored once more is kept by taking back changes`() async throws {
    try await withFolder { folder in
      let store = try openStore(FileEngine.self, at: .folder(folder))
      let tag = Tag.insert(in: store)
      try await store.save()
      tag.name = "stored"
      try Data("{\"format\": 1}".utf8).write(to: folder.appending(path: "Test.json"))
      store.refreshIfOthersHaveWritten()
      try await store.save()
      tag.name = "typed"
      store.rollback()
      #expect(try Tag.all(in: store) == [tag] && tag.name == "stored")
    }
  }

  @Test func `A file that was deleted is written anew`() async throws {
    try await withFolder { folder in
      do {
        let store = try openStore(FileEngine.self, at: .folder(folder))
        Tag.insert(in: store).name = "first"
        try await store.save()
        try FileManager.default.removeItem(at: folder.appending(path: "Test.json"))
        Tag.insert(in: store).name = "second"
        try await store.save()
      }
      let store = try openStore(FileEngine.self, at: .folder(folder))
      #expect(try Tag.all(in: store).map(\.name) == ["first", "second"])
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `An archive finds what has taken the place of a deleted object`(
    engine: TestedEngine
  ) async throws {
    try await withFolder { folder in
      let archive = Data("{\"format\": 1, \"Person\": [{\"@id\": \"a\"}]}".utf8)
      let store = try openStore(engine.type, at: .folder(folder))
      _ = try Archive.read(archive, into: store)
      try await store.save()
      for person in try Person.all(in: store) { try store.delete(person) }
      for _ in 0..<3 {
        _ = try Archive.read(archive, into: store)
        try await store.save()
      }
      #expect(try Person.count(in: store) == 1)
    }
  }

  @Test(arguments: [1, 2])
  func `An archive with an object of another model changes nothing`(number: Int) async throws {
    let store = try ObjectStore(
      StoreDescription(name: "Test", models: [Album.self, Media.self], engine: MemoryEngine.self),
      at: .memory)
    let photo = Photo.insert(in: store)
    (photo.format, photo.number) = (.png, 1)
    try await store.save()
    let archive = """
      {"format": 1, "Photo": [{"number": 1, "rating": 5}, {"number": 2}],
       "Movie": [{"number": \(number)}]}
      """
    let error = #expect(throws: ArchiveError.self) {
      try Archive.read(Data(archive.utf8), into: store)
    }
    #expect(error?.description == "Movie[0]: is there already, as Photo")
    #expect(!store.hasChanges && photo.rating == 0)
  }

  @Test func `Keys that are taken while others write are taken once`() async throws {
    try await withFolder { folder in
      let store = try openStore(at: .folder(folder))
      let engine = try #require(store.engine as? SQLiteEngine)
      let entity = Tag.entity
      var ranges: [Range<Int>] = []
      @MainActor func reserve() throws {
        let first = try engine.reserveKeys(4096, of: entity)
        ranges.append(first..<first + 4096)
      }
      let other = try SQLiteConnection(path: folder.appending(path: "Test.sqlite").path)
      try reserve()
      try other.run("BEGIN IMMEDIATE")
      for _ in 0..<30 { try reserve() }
      try other.run("ROLLBACK")
      for _ in 0..<3 { try reserve() }
      ranges.sort { $0.lowerBound < $1.lowerBound }
      for (range, next) in zip(ranges, ranges.dropFirst()) {
        #expect(range.upperBound <= next.lowerBound)
      }
    }
  }
}
