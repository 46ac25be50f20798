import ModelKit
import Testing

@testable import ApplicationKit

private final class DraftController: ViewController {
  var isFinished = false

  override func commitEditing() -> Bool { isFinished }
}

/// What would be lost if the application ended.
@MainActor @Suite struct UnsavedChangesTests {
  @Test func `Quitting asks every controller whether it is in the middle of something`()
    async throws
  {
    let session = try await ApplicationSession(SampleDelegate())
    let draft = DraftController()
    session.topController.show(draft)
    try await session.press("q")
    #expect(session.isAsking && !session.isTerminated)
    try await session.press("n ctrl+c")
    #expect(session.isAsking && !session.isTerminated)
    draft.isFinished = true
    try await session.press("n q")
    #expect(session.isTerminated)
  }

  @Test func `Quitting asks when an object has changes that nobody saves`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    try await session.addWriters("Ada")
    try Writer.all(in: session.library).first?.name = "Eve"
    try await session.press("q")
    #expect(session.isAsking && !session.isTerminated)
    try await session.press("n")
    try await session.library.save()
    try await session.press("q")
    #expect(session.isTerminated)
  }
}
