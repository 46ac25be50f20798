// Written by armature from armature.yml; your own tests go in
// SynchronizeAccountOperationTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Ledger

@MainActor @Suite struct SynchronizeAccountOperationGeneratedTests {
  @Test func `What is downloaded is in the store afterwards`() async throws {
    let store = try LedgerStore(at: .memory, archive: nil)
    let archive = try Data(contentsOf: #require(Samples.archive("LedgerStore")))
    let operation = SynchronizeAccountOperation(
      SynchronizeAccountInput(address: URL(address: "https://example.org"), ledgerStore: store)
    )
    operation.download = { _ in archive }
    #expect(try await operation.value() == 6)
    #expect(try Account.count(in: store) == 3)
    #expect(try Entry.count(in: store) == 3)
  }
}
