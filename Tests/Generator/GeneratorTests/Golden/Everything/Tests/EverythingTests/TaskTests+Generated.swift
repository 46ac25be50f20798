// Written by armature from armature.yml; your own tests go in TaskTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite struct TaskGeneratedTests {
  @Test func `The samples are there`() throws {
    let store = try Samples.taskStore()
    #expect(try Task.count(in: store) == 3)
  }

  @Test func `A new object has its defaults`() throws {
    let store = try Samples.taskStore()
    let object = Task.insert(in: store)
    #expect(object.isDone == false)
    #expect(object.ratio == 0.25)
    #expect(object.price == Decimal(digits: "9.99"))
    #expect(object.dueDate == Date(iso8601: "2026-01-31"))
    #expect(object.address == URL(address: "https://example.org"))
    #expect(object.image == Data([1, 2, 3]))
    #expect(object.priority == .normal)
    #expect(object.isSelected == false)
  }

  @Test func `No object is made of a value that is not allowed`() throws {
    let store = try Samples.taskStore()
    let sample = try Samples.first(Task.self, in: store)
    #expect(throws: ValidationError.self) {
      try Task(
        number: sample.number,
        code: sample.code,
        title: sample.title,
        project: sample.project,
        in: store
      )
    }
    #expect(try Task.count(in: store) == 3)
  }

  @Test func `Inserting sets dates`() throws {
    let store = try Samples.taskStore()
    let object = Task.insert(in: store)
    #expect(object.insertDate == Samples.date)
  }

  @Test func `Saving sets dates`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    #expect(object.saveDate == Samples.date)
  }

  @Test func `number is not too large`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    try object.validate()
    object.number = 1_000_001
    #expect(throws: ValidationError.self) { try object.validate() }
  }

  @Test func `number is not too small`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    try object.validate()
    object.number = 0
    #expect(throws: ValidationError.self) { try object.validate() }
  }

  @Test func `title is not too long`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    try object.validate()
    object.title = String(repeating: "a", count: 41)
    #expect(throws: ValidationError.self) { try object.validate() }
  }

  @Test func `title is not too short`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    try object.validate()
    object.title = String(repeating: "a", count: 2)
    #expect(throws: ValidationError.self) { try object.validate() }
  }

  @Test func `ratio is not too large`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    try object.validate()
    object.ratio = 2.0
    #expect(throws: ValidationError.self) { try object.validate() }
  }

  @Test func `ratio is not too small`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    try object.validate()
    object.ratio = -1.0
    #expect(throws: ValidationError.self) { try object.validate() }
  }

  @Test func `dueDate is not too large`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    try object.validate()
    object.dueDate = Date(iso8601: "2027-01-01")
    #expect(throws: ValidationError.self) { try object.validate() }
  }

  @Test func `dueDate is not too small`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    try object.validate()
    object.dueDate = Date(iso8601: "2025-12-31")
    #expect(throws: ValidationError.self) { try object.validate() }
  }

  @Test func `One object has one number`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    #expect(try Task.get(number: object.number, in: store) === object)
  }

  @Test func `One object has one code`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    #expect(try Task.get(code: object.code, in: store) === object)
  }

  @Test func `projectName follows its path`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    let value = try object.value(forKeyPath: "project.name") as? String
    #expect(object.projectName == value)
  }

  @Test func `heavyParts are those that fit`() throws {
    let storeHere = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: storeHere)
    let others = try storeHere.fetch(FetchRequest<Part>())
    object.parts = others
    let least: Double = others[0].weight + 1
    let store: Int = 1
    let fitting = try storeHere.fetch(
      FetchRequest<Part>(where: { $0.weight >= least && $0.task.number == store })
    )
    #expect(!fitting.contains(others[0]))
    #expect(Set(object.heavyParts(least: least, store: store)) == Set(fitting))
  }

  @Test func `namedTags are those that fit`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    let others = try store.fetch(FetchRequest<Tag>())
    object.tags = others
    others[0].name = "Name 1"
    let fitting = try store.fetch(FetchRequest<Tag>(where: { $0.name.hasPrefix("n") }))
    #expect(!fitting.contains(others[0]))
    #expect(Set(object.namedTags) == Set(fitting))
  }

  @Test func `open fetches what it asks for`() throws {
    let store = try Samples.taskStore()
    let found = try Task.open(in: store)
    #expect(found.count <= 3)
    #expect(found.map(\.dueDate) == found.map(\.dueDate).sorted(by: >))
  }

  @Test func `open leaves out an object with another isDone`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    object.isDone = true
    object.priority = .low
    let found = try Task.open(in: store)
    #expect(!found.contains(object))
  }

  @Test func `open leaves out an object with another priority`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    object.priority = .normal
    object.isDone = false
    let found = try Task.open(in: store)
    #expect(!found.contains(object))
  }

  @Test func `titled fetches what it asks for`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    let found = try Task.titled(text: object.title, in: store)
    #expect(found.contains(object))
    #expect(found.count <= 3)
  }

  @Test func `titled leaves out what does not fit text`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    object.note = "Note 1"
    let found = try Task.titled(text: object.title + "?", in: store)
    #expect(!found.contains(object))
  }

  @Test func `between fetches what it asks for`() throws {
    let store = try Samples.taskStore()
    let found = try Task.between(low: 1, high: 1, in: store)
    #expect(found.count <= 3)
    #expect(found.map(\.number) == found.map(\.number).sorted(by: <))
  }

  @Test func `between leaves out an object with another ratio`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    object.number = 5
    let found = try Task.between(low: object.ratio + 1, high: 1, in: store)
    #expect(!found.contains(object))
  }

  @Test func `between leaves out an object with another number`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    object.number = 6
    let found = try Task.between(low: object.ratio, high: object.ratio, in: store)
    #expect(!found.contains(object))
  }

  @Test func `tagged fetches what it asks for`() throws {
    let store = try Samples.taskStore()
    let found = try Task.tagged(name: "text", in: store)
    #expect(found.count <= 3)
  }

  @Test func `tagged leaves out an object without tags`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    object.tags = []
    let found = try Task.tagged(name: "text", in: store)
    #expect(!found.contains(object))
  }

  @Test func `dated fetches what it asks for`() throws {
    let store = try Samples.taskStore()
    let found = try Task.dated(in: store)
    #expect(found.count <= 3)
  }

  @Test func `dated leaves out an object with another dueDate`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Task.self, in: store)
    object.dueDate = Date(iso8601: "2024-12-31T23:59:00Z")
    let found = try Task.dated(in: store)
    #expect(!found.contains(object))
  }
}
