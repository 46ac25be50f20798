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
}
