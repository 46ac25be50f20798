// Written by armature from armature.yml; your own tests go in AccountTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Ledger

@MainActor @Suite struct AccountGeneratedTests {
  @Test func `The samples are there`() throws {
    let store = try Samples.ledgerStore()
    #expect(try Account.count(in: store) == 3)
  }

  @Test func `A new object has its defaults`() throws {
    let store = try Samples.ledgerStore()
    let object = Account.insert(in: store)
    #expect(object.balance == Decimal(digits: "0"))
  }

  @Test func `No object is made of a value that is not allowed`() throws {
    let store = try Samples.ledgerStore()
    let sample = try Samples.first(Account.self, in: store)
    #expect(throws: ValidationError.self) {
      try Account(name: sample.name, in: store)
    }
    #expect(try Account.count(in: store) == 3)
  }

  @Test func `One object has one name`() throws {
    let store = try Samples.ledgerStore()
    let object = try Samples.first(Account.self, in: store)
    #expect(try Account.get(name: object.name, in: store) === object)
  }

  @Test func `rich fetches what it asks for`() throws {
    let store = try Samples.ledgerStore()
    let object = try Samples.first(Account.self, in: store)
    let found = try Account.rich(least: object.balance, in: store)
    #expect(found.contains(object))
    #expect(found.count <= 3)
    #expect(found.map(\.balance) == found.map(\.balance).sorted(by: >))
  }

  @Test func `rich leaves out what does not fit least`() throws {
    let store = try Samples.ledgerStore()
    let object = try Samples.first(Account.self, in: store)
    let found = try Account.rich(least: object.balance + 1, in: store)
    #expect(!found.contains(object))
  }
}
