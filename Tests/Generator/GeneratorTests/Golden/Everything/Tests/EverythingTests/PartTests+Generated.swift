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
}
