// Written by armature from armature.yml; your own tests go in MediaTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite struct MediaGeneratedTests {
  @Test func `The samples are there`() throws {
    let store = try Samples.taskStore()
    #expect(try Media.count(in: store) == 6)
  }

  @Test func `Objects are of their own models`() throws {
    let store = try Samples.taskStore()
    let objects = try store.fetch(FetchRequest<Media>())
    #expect(Set(objects.map(\.entity.modelName)) == ["Photo", "Movie"])
  }

  @Test func `jpeg makes its model`() throws {
    let store = try Samples.taskStore()
    let object = Media.insert(format: .jpeg, in: store)
    #expect(object is Photo)
    #expect(object.format == .jpeg)
  }

  @Test func `png makes its model`() throws {
    let store = try Samples.taskStore()
    let object = Media.insert(format: .png, in: store)
    #expect(object is Photo)
    #expect(object.format == .png)
  }

  @Test func `mpeg makes its model`() throws {
    let store = try Samples.taskStore()
    let object = Media.insert(format: .mpeg, in: store)
    #expect(object is Movie)
    #expect(object.format == .mpeg)
  }

  @Test func `avi makes its model`() throws {
    let store = try Samples.taskStore()
    let object = Media.insert(format: .avi, in: store)
    #expect(object is Movie)
    #expect(object.format == .avi)
  }

  @Test func `One object has one place`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Media.self, in: store)
    #expect(try Media.get(place: object.place, in: store) === object)
  }

  @Test func `placed fetches what it asks for`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Media.self, in: store)
    let found = try Media.placed(place: object.place, in: store)
    #expect(found.contains(object))
    #expect(found.count <= 6)
    #expect(found.map(\.place) == found.map(\.place).sorted(by: >))
  }

  @Test func `placed leaves out what does not fit place`() throws {
    let store = try Samples.taskStore()
    let object = try Samples.first(Media.self, in: store)
    let found = try Media.placed(place: object.place + 1, in: store)
    #expect(!found.contains(object))
  }
}
