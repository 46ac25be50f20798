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
    let session = try await ApplicationSession(application)
    let rowCount = 3
    #expect(session.topController.heading == Texts.current.tagsTitle(rowCount))
  }

  @Test func `addTag asks for what is required`() async throws {
    let application = try SampleApplicationDelegate { _ in TagsController() }
    let session = try await ApplicationSession(application)
    try await session.press("a")
    #expect(session.topController !== application.controller)
    try await session.press("escape")
    #expect(session.topController === application.controller)
  }
}
