import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// The stores of an application in two versions; in the later one, the list is kept under other names, what the box
/// and the shelf have has no place, and the archive is new.
private enum Stores {
  @TaskLocal static var engine = TestedEngine.sqlite

  enum Earlier {
    final class List: ObjectStore, StoreSpecification {
      static var description: StoreDescription { Stores.list([Versions.First.Item.self]) }
    }

    final class Box: ObjectStore, StoreSpecification {
      static var description: StoreDescription { Stores.box([Versions.First.Item.self]) }
    }

    final class Shelf: ObjectStore, StoreSpecification {
      static var description: StoreDescription { Stores.shelf([Versions.First.Item.self]) }
    }

    static let types: [any StoreSpecification.Type] = [List.self, Box.self, Shelf.self]
  }

  enum Later {
    final class List: ObjectStore, StoreSpecification {
      static var description: StoreDescription { Stores.list([Versions.Second.Entry.self]) }
    }

    final class Box: ObjectStore, StoreSpecification {
      static var description: StoreDescription { Stores.box([Versions.Settled.Notepad.self]) }
    }

    final class Shelf: ObjectStore, StoreSpecification {
      static var description: StoreDescription { Stores.shelf([Versions.Settled.Notepad.self]) }
    }

    final class Archive: ObjectStore, StoreSpecification {
      static var description: StoreDescription {
        StoreDescription(
          name: "Archive", models: [Versions.First.Item.self], engine: Stores.engine.type,
          archive: file)
      }
      @TaskLocal static var file: URL?
    }

    static let types: [any StoreSpecification.Type] = [
      List.self, Archive.self, Box.self, Shelf.self,
    ]
  }

  @MainActor private static func list(_ models: [any Model.Type]) -> StoreDescription {
    StoreDescription(name: "List", models: models, engine: engine.type)
  }

  /// That of the other engine.
  @MainActor private static func box(_ models: [any Model.Type]) -> StoreDescription {
    let other: TestedEngine = engine == .file ? .sqlite : .file
    return StoreDescription(name: "Box", models: models, engine: other.type)
  }

  @MainActor private static func shelf(_ models: [any Model.Type]) -> StoreDescription {
    StoreDescription(name: "Shelf", models: models, engine: engine.type)
  }
}

/// All stores are looked at before the first is changed.
@MainActor struct OpenedTogetherTests {
  /// - Parameter work: gets a folder in which the stores of the earlier version have an item each.
  private func withFilledFolder(
    _ engine: TestedEngine, _ work: (URL) async throws -> Void
  ) async throws {
    try await Stores.$engine.withValue(engine) {
      try await withFolder { folder in
        for store in try ObjectStore.open(Stores.Earlier.types, at: .folder(folder)) {
          Versions.First.Item.insert(in: store).name = "kept"
          try await store.save()
        }
        try await work(folder)
      }
    }
  }

  private func empty(_ type: any StoreSpecification.Type, in folder: URL) async throws {
    let store = try type.init(at: .folder(folder))
    for item in try Versions.First.Item.all(in: store) { try store.delete(item) }
    try await store.save()
  }

  private func openLater(in folder: URL) throws -> [ObjectStore] {
    try ObjectStore.open(Stores.Later.types, at: .folder(folder))
  }

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.hasSuffix(".lock") }
  }

  @Test(arguments: TestedEngine.persistent)
  func `One that cannot be opened leaves the others to the version before`(
    engine: TestedEngine
  ) async throws {
    try await withFilledFolder(engine) { folder in
      try await empty(Stores.Earlier.Shelf.self, in: folder)
      let before = try files(in: folder)
      let error = #expect(throws: StoreError.self) { try openLater(in: folder) }
      #expect(error?.description.contains("/Box.") == true)
      #expect(try files(in: folder) == before)
      let stores = try ObjectStore.open(Stores.Earlier.types, at: .folder(folder))
      #expect(
        try stores.map { try Versions.First.Item.all(in: $0).map(\.name) }
          == [["kept"], ["kept"], []])
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `All that cannot be opened are told`(engine: TestedEngine) async throws {
    try await withFilledFolder(engine) { folder in
      let error = #expect(throws: UnopenedStores.self) { try openLater(in: folder) }
      let lines = try #require(error).description.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines[0].contains("/Box.") && lines[1].contains("/Shelf."))
      #expect(lines.allSatisfy { $0.contains("there is no such model any more; open it with") })
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `All are opened, also where the first was changed before and the others were not`(
    engine: TestedEngine
  ) async throws {
    for isCutOff in [false, true] {
      try await withFilledFolder(engine) { folder in
        try await empty(Stores.Earlier.Box.self, in: folder)
        try await empty(Stores.Earlier.Shelf.self, in: folder)
        if isCutOff { _ = try Stores.Later.List(at: .folder(folder)) }
        let stores = try openLater(in: folder)
        #expect(
          stores.map { type(of: $0) == Stores.Later.List.self } == [true, false, false, false])
        #expect(try Versions.Second.Entry.all(in: stores[0]).map(\.label) == ["kept"])
        Versions.First.Item.insert(in: stores[1]).name = "new"
        try await stores[1].save()
        #expect(try Versions.First.Item.count(in: stores[1]) == 1)
        Versions.Settled.Notepad.insert(in: stores[2]).keyword = "new"
        try await stores[2].save()
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `An archive that fills no new store leaves the others to the version before`(
    engine: TestedEngine
  ) async throws {
    try await withFilledFolder(engine) { folder in
      try await empty(Stores.Earlier.Box.self, in: folder)
      try await empty(Stores.Earlier.Shelf.self, in: folder)
      try Stores.Later.Archive.$file.withValue(folder.appending(path: "missing")) {
        #expect(throws: StoreError.self) { try openLater(in: folder) }
      }
      _ = try ObjectStore.open(Stores.Earlier.types, at: .folder(folder))
    }
  }
}
