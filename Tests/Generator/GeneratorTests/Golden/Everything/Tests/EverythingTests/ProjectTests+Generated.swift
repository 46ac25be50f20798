// Written by armature from armature.yml; your own tests go in ProjectTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite struct ProjectGeneratedTests {
  @Test func `The samples are there`() throws {
    let store = try Samples.taskStore()
    #expect(try Project.count(in: store) == 3)
  }

  @Test func `An object is made of what it is given`() throws {
    let store = try Samples.taskStore()
    let sample = try Samples.first(Project.self, in: store)
    let object = Project(name: sample.name, in: store)
    #expect(object.name == sample.name)
  }
}
