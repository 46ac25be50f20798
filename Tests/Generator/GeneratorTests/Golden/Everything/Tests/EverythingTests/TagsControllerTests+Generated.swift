// Written by armature from armature.yml; your own tests go in TagsControllerTests.swift.

import ApplicationKit
import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite(.ownNotifications) struct TagsControllerGeneratedTests {
  @Test func `Every object has a row`() throws {
    let store = try Samples.taskStore()
    #expect(try TagsDataSource(context: store).count == 3)
  }

  @Test func `A cell shows what is bound to its outlets`() throws {
    let store = try Samples.taskStore()
    let dataSource = try TagsDataSource(context: store)
    let tag = dataSource[0]
    let cell = try #require(dataSource.cell(at: 0, in: TableView()) as? TagCell)
    #expect(cell.nameLabel.text == Samples.text(tag.name))
  }

  @Test func `The list is shown under its title`() async throws {
    let application = try SampleApplicationDelegate { _ in TagsController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    let rowCount = 3
    #expect(session.topController.heading == Texts.current.tagsTitle(rowCount))
  }

  @Test func `addTag asks for what is required`() async throws {
    let application = try SampleApplicationDelegate { _ in TagsController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    try await session.press("a")
    #expect(session.topController !== application.controller)
    try await session.press("escape")
    #expect(session.topController === application.controller)
  }

  @Test func `markNames is told by a receptionist`() async throws {
    let application = try SampleApplicationDelegate { _ in TagsController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    let receptionist = session.topController.receptionists[0]
    let store = application.environment.taskStore
    let object = try Samples.first(Tag.self, in: store)
    let start = ContinuousClock.now
    object.name = "Name 4"
    try await store.save()
    await session.waitUntilIdle()
    #expect(receptionist.answerCount == 1)
    // A burst is told once, after the interval.
    for _ in 1...3 { receptionist.notify() }
    await session.waitUntilIdle()
    #expect(receptionist.answerCount == 2)
    #expect(start.duration(to: .now) >= .milliseconds(200))
  }

  @Test func `markExport is told by a receptionist`() async throws {
    let application = try SampleApplicationDelegate { _ in TagsController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    let receptionist = session.topController.receptionists[1]
    for _ in 1...3 { ExportOperation.didFinish.post(["one/two"]) }
    await session.waitUntilIdle()
    #expect(receptionist.answerCount == 1)
  }
}
