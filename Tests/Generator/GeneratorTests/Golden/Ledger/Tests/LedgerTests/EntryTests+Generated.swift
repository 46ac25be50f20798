// Written by armature from armature.yml; your own tests go in EntryTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Ledger

@MainActor @Suite struct EntryGeneratedTests {
  @Test func `The samples are there`() throws {
    let store = try Samples.ledgerStore()
    #expect(try Entry.count(in: store) == 3)
  }

  @Test func `An object is made of what it is given`() throws {
    let store = try Samples.ledgerStore()
    let sample = try Samples.first(Entry.self, in: store)
    let object = Entry(amount: sample.amount, account: sample.account, in: store)
    #expect(object.amount == sample.amount)
  }

  @Test func `Inserting sets dates`() throws {
    let store = try Samples.ledgerStore()
    let object = Entry.insert(in: store)
    #expect(object.date == Samples.date)
  }
}
