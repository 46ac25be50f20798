// Written by armature from armature.yml; your own tests go in MovieTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite struct MovieGeneratedTests {
  @Test func `The samples are there`() throws {
    let store = try Samples.taskStore()
    #expect(try Movie.count(in: store) == 3)
  }

  @Test func `No object is made of a value that is not allowed`() throws {
    let store = try Samples.taskStore()
    let sample = try Samples.first(Movie.self, in: store)
    #expect(throws: ValidationError.self) {
      try Movie(format: sample.format, place: sample.place, duration: sample.duration, in: store)
    }
    #expect(try Movie.count(in: store) == 3)
  }

  @Test func `Inserting sets dates`() throws {
    let store = try Samples.taskStore()
    let object = Movie.insert(in: store)
    #expect(object.showDate == Samples.date)
  }

  @Test func `One object has one place`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Movie.self, in: store)
    #expect(try Movie.get(place: object.place, in: store) === object)
  }
}
