// Written by armature from armature.yml; your own tests go in EverythingTests.swift.

import ApplicationKit
import Foundation
import Testing

@testable import Everything

@MainActor @Suite(.ownNotifications) struct EverythingGeneratedTests {
  @Test func `The application starts with its first controller and ends with q`() async throws {
    let session = try await ApplicationSession(
      EverythingApplicationDelegate(),
      runsOperations: false
    )
    #expect(session.topController is TasksController)
    try await session.press("q")
    #expect(session.isTerminated)
  }

  @Test func `exportedLines comes from a notification`() async throws {
    let delegate = EverythingApplicationDelegate()
    let session = try await ApplicationSession(delegate, runsOperations: false)
    ExportOperation.didFinish.post(["one/two"])
    #expect(delegate.exportedLines == ["one/two"])
    await session.end()
  }

  @Test func `lastLines comes from a notification`() async throws {
    let delegate = EverythingApplicationDelegate()
    let session = try await ApplicationSession(delegate, runsOperations: false)
    ExportOperation.didFinish.post(["one/two"])
    #expect(delegate.lastLines == ["one/two"])
    await session.end()
  }
}
