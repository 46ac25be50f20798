// Written by armature from armature.yml; your own tests go in NotesTests.swift.

import ApplicationKit
import Testing

@testable import Notes

@MainActor @Suite struct NotesGeneratedTests {
  @Test func `The application starts with its first controller and ends with q`() async throws {
    let session = try await ApplicationSession(NotesApplicationDelegate(), runsOperations: false)
    #expect(session.topController is NotesController)
    try await session.press("q")
    #expect(session.isTerminated)
  }
}
