// Written by armature from armature.yml; your own tests go in PartTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite struct PartGeneratedTests {
  @Test func `The samples are there`() throws {
    let store = try Samples.taskStore()
    #expect(try Part.count(in: store) == 3)
  }

  @Test func `An object is made of what it is given`() throws {
    let store = try Samples.taskStore()
    let sample = try Samples.first(Part.self, in: store)
    let object = Part(weight: sample.weight, in: store)
    #expect(object.weight == sample.weight)
  }
}
