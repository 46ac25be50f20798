import Foundation
import ModelKit
import Testing

@testable import ApplicationKit

/// Keys that are typed faster than what they ask for is done.
@MainActor @Suite struct WaitingKeysTests {
  @Test func `Twenty items that are typed without a pause are twenty items`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    let names = (1...20).map { "name \($0)" }
    let script = names.map { "a \"\($0)\" return" }.joined(separator: " ")
    session.application.receive(try KeyScript(script).keys)
    await session.application.waitUntilIdle()
    #expect(session.topController is WritersController)
    let writers = try Writer.all(in: session.library)
    #expect(Set(writers.map(\.name)) == Set(names))
  }

  @Test func `Deletions that are typed without a pause delete row after row`() async throws {
    let session = try await ApplicationSession(SampleDelegate(), settings: ["count": "9"])
    try await session.press("w home")
    session.application.receive(Array(repeating: .delete, count: 4) + [.end])
    await session.application.waitUntilIdle()
    #expect(try Writer.count(in: session.library) == 5)
    #expect(session.lines.last == "> Writer 8\(String(repeating: " ", count: 69))0")
  }

  @Test func `Keys that were pressed before a failure was seen are forgotten`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    try await session.addWriters("Ada", "Bo")
    session.application.performHoldingKeys {
      try await Task.sleep(for: .milliseconds(20))
      throw NegativeCountError()
    }
    session.application.receive([.delete, .character("q")])
    await session.application.waitUntilIdle()
    #expect(session.lines.last == "a count is not negative" && !session.isTerminated)
    #expect(try Writer.count(in: session.library) == 2)
  }

  @Test func `Keys behind a form with a problem are forgotten`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    try await session.addWriters("Ada", "Bo")
    let keys = try KeyScript("a \"Ada\" ctrl+s \"x\" escape home delete delete").keys
    session.application.receive(keys)
    await session.application.waitUntilIdle()
    #expect(try Writer.all(in: session.library).map(\.name) == ["Ada", "Bo"])
    #expect(session.lines.contains { $0.contains("taken") })
  }

  @Test func `Work that fails at the end keeps the application open and says so`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    session.application.perform {
      try await Task.sleep(for: .milliseconds(20))
      throw NegativeCountError()
    }
    session.application.terminate()
    #expect(session.isTerminated)
    await session.application.waitUntilIdle()
    #expect(session.application.resumeAfterFailure())
    #expect(!session.isTerminated)
    #expect(session.lines.last == "a count is not negative — nothing was closed")
    session.application.terminate()
    #expect(!session.application.resumeAfterFailure())
    #expect(session.application.outcome.status == 0)
  }

  @Test func `Work that fails with nobody to tell ends with a status and a complaint`() async throws
  {
    let session = try await ApplicationSession(SampleDelegate())
    session.application.perform {
      await Task.yield()
      throw NegativeCountError()
    }
    session.application.terminate(exitStatus: 129, canResume: false)
    await session.application.waitUntilIdle()
    #expect(!session.application.resumeAfterFailure())
    #expect(session.application.outcome.status == 1)
    #expect(session.application.outcome.complaint == "a count is not negative")
  }
}
