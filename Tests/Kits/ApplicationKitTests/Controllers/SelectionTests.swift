import ModelKit
import Testing

@testable import ApplicationKit

/// What a detail shows of several objects.
@MainActor @Suite struct SelectionTests {
  private func session() async throws -> ApplicationSession {
    let session = try await ApplicationSession(SampleDelegate(), size: Size(60, 12))
    try await session.addWriters("Ada", "Bo", "Cy")
    try await session.press("home \" \" \" \" up return")
    return session
  }

  @Test func `Values that differ have a placeholder, and those that are the same are shown`()
    async throws
  {
    let session = try await session()
    let controller = try #require(session.topController as? WriterController)
    #expect(controller.objects.map(\.name) == ["Bo", "Ada"])
    #expect(controller.contentView.nameLabel.text == "several values")
    #expect(controller.contentView.booksLabel.text == "")
    #expect(session.screen.contains("several values"))
  }

  @Test func `One that is deleted no longer counts, and deleting means all`() async throws {
    let session = try await session()
    let controller = try #require(session.topController as? WriterController)
    let library = session.library
    try library.delete(controller.objects[1])
    try await library.save()
    await session.waitUntilIdle()
    #expect(controller.objects.map(\.name) == ["Bo"])
    #expect(controller.contentView.nameLabel.text == "Bo")
    try await session.press("escape")
    #expect(session.topController is WritersController)
    try await session.press("escape home \" \" \" \" return d")
    #expect(try Writer.all(in: library).isEmpty)
  }
}
