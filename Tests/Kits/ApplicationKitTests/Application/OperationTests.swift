import Foundation
import ModelKit
import Testing

@testable import ApplicationKit

@MainActor @Suite(.timeLimit(.minutes(25))) struct OperationTests {
  @Test func `The end of an operation is told with its output`() async throws {
    let session = try await ApplicationSession(SampleDelegate(), settings: ["count": "3"])
    try await session.press("w")
    #expect(session.lines.last == "add writers finished: 3")
    #expect(try Writer.count(in: session.library) == 3)
  }

  @Test func `What is shown at the end of an operation stays`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    session.application.run([TellingOperation(session.application)])
    await session.waitUntilIdle()
    #expect(session.lines.last == "all of it is here")
    try await session.press("u")
    session.application.run([TellingOperation(nil)])
    await session.waitUntilIdle()
    #expect(session.lines.last == "telling finished")
  }

  @Test func `What is told while somebody types is seen when that is done`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    try await session.addWriters("Ada")
    try await session.press("/ d")
    session.application.run([TellingOperation(session.application)])
    try await session.press("a return")
    #expect(session.lines.last == "all of it is here")
    try await session.press("escape a")
    session.application.run([TellingOperation(session.application)])
    try await session.press("B o")
    #expect(session.lines.last == "all of it is here")
    try await session.press("down")
    #expect(session.lines.last != "all of it is here")
  }

  @Test func `Each operation runs on its queue, also one before another`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    let environment = session.application.environment
    let (first, last) = (AddingOperation(environment), PlaceTellingOperation(environment))
    session.topController.run(last, after: [first])
    await session.waitUntilIdle()
    #expect(try first.result?.get() == true && last.result?.get() == false)
  }

  @Test func `The error of an operation is shown`() async throws {
    let session = try await ApplicationSession(SampleDelegate(), settings: ["count": "-1"])
    try await session.press("w")
    #expect(session.lines.last == "add writers: a count is not negative")
  }

  @Test func `In a session no other machine is asked, unless it says so`() async throws {
    let url = try #require(URL(string: "http://closed.invalid/feed"))
    let session = try await ApplicationSession(SampleDelegate())
    session.application.run([FetchingOperation(url)])
    await session.waitUntilIdle()
    #expect(
      session.lines.suffix(2).joined(separator: " ")
        == "fetching: http://closed.invalid/feed is not asked: tests reach no server but their own")
    let open = try await ApplicationSession(SampleDelegate(), access: .everyMachine)
    let operation = AddingOperation(open.application.environment)
    open.application.run([operation])
    await open.waitUntilIdle()
    #expect(operation.access == .everyMachine)
  }

  @Test func `In a session that runs no operations they wait in their queues for nobody`()
    async throws
  {
    let session = try await ApplicationSession(
      SampleDelegate(), settings: ["count": "3"], runsOperations: false)
    let environment = session.application.environment
    try await session.press("w")
    #expect(session.lastOperation is AddWritersOperation)
    #expect(environment.queue("adding").operations.map { $0 === session.lastOperation } == [true])
    #expect(try Writer.count(in: session.library) == 0)
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    let (first, last) = (FetchingOperation(url), FetchingOperation(url))
    session.topController.run(last, after: [first])
    await session.waitUntilIdle()
    #expect(environment.queue(nil).operations == [first, last])
    #expect(session.lastOperation === last)
    #expect(last.access == .noMachine && environment.access == .noMachine)
    await #expect(throws: DownloadError.closed(url)) { try await last.value() }
    try await session.press("q")
    #expect(session.isTerminated)
  }

  @Test func `A setting without a value is asked for, and remembered`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    try await session.press("w")
    #expect(session.lines.last == "Count:")
    try await session.press("\"two\" return")
    #expect(session.lines.last == "not a whole number — Count: two")
    try await session.press("ctrl+u \"2\" return")
    #expect(try Writer.count(in: session.library) == 2)
    try await session.press("end delete end delete w")
    #expect(try Writer.count(in: session.library) == 2)
  }

  @Test func `Quitting asks while an operation runs, which then stops`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    let operation = PatientOperation(())
    session.application.run([operation])
    while session.application.runningOperations.isEmpty { await Task.yield() }
    session.application.press(.character("q"))
    #expect(session.lines.last == "Quit and stop 'patient'? (y/n)")
    session.application.press(.character("n"))
    #expect(!session.isTerminated)
    session.application.press(.control("c"))
    session.application.press(.control("c"))
    await session.waitUntilIdle()
    #expect(session.isTerminated)
    #expect(throws: CancellationError.self) { try operation.result?.get() }
  }

  @Test func `Escape leaves a question unanswered`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    try await session.press("w \"3\" escape")
    #expect(session.lines == ["No writer yet."])
    #expect(try Writer.count(in: session.library) == 0)
  }

  @Test func `Escape stops what hangs, wherever one is, and the key bar says so`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    try await session.addWriters("Ada")
    let application = session.application
    // The session waits for work to end; who sits at the keyboard does not.
    application.topController.run(WaitForeverOperation(()))
    application.receive([.return])
    #expect(application.topController is WriterController)
    while application.runningOperations.isEmpty { await Task.yield() }
    #expect(session.screen.contains("wait forever … (escape stops it)"))
    #expect(session.screen.contains("escape stop wait forever"))
    application.receive([.escape])
    #expect(application.topController is WriterController)
    await application.waitUntilIdle()
    #expect(session.lines.last == "wait forever cancelled")
    #expect(session.screen.contains("escape back"))
  }

  @Test func `An operation that is started again is seen to wait, then to run`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    let application = session.application
    func waitUntil(_ count: Int) async {
      while application.runningOperations.count != count
        || !application.runningOperations.contains(where: \.operation.isExecuting)
      { await Task.yield() }
    }
    for _ in 0..<2 { application.topController.run(WaitForeverOperation(())) }
    await waitUntil(2)
    let running = "wait forever … (escape stops it)"
    #expect(session.lines.last == running + ", wait forever waits")
    application.receive([.escape])
    await waitUntil(1)
    #expect(session.lines.suffix(2) == [running, "wait forever cancelled"])
    application.receive([.escape])
    await application.waitUntilIdle()
    #expect(session.lines.last == "wait forever cancelled")
  }

  @Test func `An error stays until a key is pressed, whatever is told after it`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    session.application.show(error: StoreError.unwritten("It"))
    session.application.show(message: "2 approved.")
    #expect(session.lines.last == "It is yours to write")
    try await session.press("home")
    session.application.show(message: "2 approved.")
    #expect(session.lines.last == "2 approved.")
  }
}

/// Ends only when it is told to.
private final class TellingOperation: ModelOperation<Application?, Void>, @unchecked Sendable {
  override func perform() async throws {
    await input?.show(message: "all of it is here")
  }
}

private final class FetchingOperation: ModelOperation<URL, Int>, @unchecked Sendable {
  override func perform() async throws -> Int { try await download(input).count }
}

private final class PatientOperation: ModelOperation<Void, Void>, @unchecked Sendable {
  override func perform() async throws {
    try await Task.sleep(for: .seconds(3_600))
  }
}

/// Whether the queue "adding" runs it.
private class PlaceTellingOperation: ModelOperation<ApplicationEnvironment, Bool>,
  @unchecked Sendable
{
  override func perform() async throws -> Bool {
    await MainActor.run { input.queue("adding").operations.contains(self) }
  }
}

private final class AddingOperation: PlaceTellingOperation, QueuedOperation, @unchecked Sendable {
  let queueName = "adding"
}
