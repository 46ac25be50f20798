// Written by armature from armature.yml; your own tests go in LedgerStoreTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Ledger

@MainActor @Suite struct LedgerStoreGeneratedTests {
  @Test func `Work that fails changes nothing`() async throws {
    struct Failure: Error {}
    let store = try Samples.ledgerStore()
    let before = try await Self.snapshots(in: store)
    await #expect(throws: Failure.self) {
      try await store.perform { context in
        Account.insert(in: context)
        throw Failure()
      }
    }
    #expect(try await Self.snapshots(in: store) == before)
  }

  private static func snapshots(in store: LedgerStore) async throws -> [Snapshot] {
    try await store.save()
    var snapshots: [Snapshot] = []
    snapshots += try store.fetch(FetchRequest<Account>()).map(\.snapshot)
    snapshots += try store.fetch(FetchRequest<Entry>()).map(\.snapshot)
    return snapshots
  }
}
