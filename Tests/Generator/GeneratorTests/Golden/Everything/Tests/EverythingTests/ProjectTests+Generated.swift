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
}
