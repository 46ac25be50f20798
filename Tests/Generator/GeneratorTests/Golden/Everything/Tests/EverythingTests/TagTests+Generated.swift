// Written by armature from armature.yml; your own tests go in TagTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite struct TagGeneratedTests {
  @Test func `The samples are there`() throws {
    let store = try Samples.taskStore()
    #expect(try Tag.count(in: store) == 3)
  }

  @Test func `No object is made of a value that is not allowed`() throws {
    let store = try Samples.taskStore()
    let sample = try Samples.first(Tag.self, in: store)
    #expect(throws: ValidationError.self) {
      try Tag(name: sample.name, in: store)
    }
    #expect(try Tag.count(in: store) == 3)
  }

  @Test func `One object has one name`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Tag.self, in: store)
    #expect(try Tag.get(name: object.name, in: store) === object)
  }
}
