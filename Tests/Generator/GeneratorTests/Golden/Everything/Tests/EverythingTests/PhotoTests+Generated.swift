// Written by armature from armature.yml; your own tests go in PhotoTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite struct PhotoGeneratedTests {
  @Test func `The samples are there`() throws {
    let store = try Samples.taskStore()
    #expect(try Photo.count(in: store) == 3)
  }

  @Test func `A new object has its defaults`() throws {
    let store = try Samples.taskStore()
    let object = Photo.insert(in: store)
    #expect(object.rating == 0.0)
  }

  @Test func `No object is made of a value that is not allowed`() throws {
    let store = try Samples.taskStore()
    let sample = try Samples.first(Photo.self, in: store)
    #expect(throws: ValidationError.self) {
      try Photo(format: sample.format, place: sample.place, in: store)
    }
    #expect(try Photo.count(in: store) == 3)
  }

  @Test func `rating is not too large`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Photo.self, in: store)
    try object.validate()
    object.rating = 6.0
    #expect(throws: ValidationError.self) { try object.validate() }
  }

  @Test func `One object has one place`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Photo.self, in: store)
    #expect(try Photo.get(place: object.place, in: store) === object)
  }
}
