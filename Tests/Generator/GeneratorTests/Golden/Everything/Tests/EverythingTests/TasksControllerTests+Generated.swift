// Written by armature from armature.yml; your own tests go in TasksControllerTests.swift.

import ApplicationKit
import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite(.ownNotifications) struct TasksControllerGeneratedTests {
  @Test func `Every object has a row`() throws {
    let store = try Samples.taskStore()
    #expect(try TasksDataSource(context: store).count == 3)
  }

  @Test func `A cell shows what is bound to its outlets`() throws {
    let store = try Samples.taskStore()
    let dataSource = try TasksDataSource(context: store)
    let task = dataSource[0]
    let cell = try #require(dataSource.cell(at: 0, in: TableView()) as? TaskCell)
    #expect(cell.titleLabel.text == Samples.text(task.title))
    #expect(cell.priorityLabel.text == Samples.text(task.priority))
    #expect(cell.projectLabel.text == Samples.text(task.project.name))
    #expect(cell.countLabel.text == Samples.text(task.tagCount))
  }

  @Test func `The list is shown under its title`() async throws {
    let application = try SampleApplicationDelegate { _ in TasksController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    #expect(session.topController.heading == "Tasks \"{{all}}\" \\(1)")
  }

  @Test func `editTask shows the object in a form`() async throws {
    let application = try SampleApplicationDelegate { _ in TasksController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    try await session.press("e")
    #expect(session.topController !== application.controller)
    try await session.press("escape")
    #expect(session.topController === application.controller)
  }

  @Test func `export starts its operation`() async throws {
    let application = try SampleApplicationDelegate { _ in TasksController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    try await session.press("x")
    #expect(session.isAsking)
  }

  @Test func `count starts its operation`() async throws {
    let application = try SampleApplicationDelegate { _ in TasksController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    try await session.press("c")
    #expect(session.lastOperation is CountOperation)
  }

  @Test func `showTask shows its controller`() async throws {
    let application = try SampleApplicationDelegate { _ in TasksController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    try await session.press("return")
    #expect(session.topController is TaskController)
    try await session.press("escape")
    #expect(session.topController === application.controller)
  }

  @Test func `inspectTask shows its controller`() async throws {
    let application = try SampleApplicationDelegate { _ in TasksController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    try await session.press("i")
    #expect(session.topController is TaskController)
    try await session.press("escape")
    #expect(session.topController === application.controller)
  }

  @Test func `showTags shows its controller`() async throws {
    let application = try SampleApplicationDelegate { _ in TasksController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    try await session.press("t")
    #expect(session.topController is TagsController)
    try await session.press("escape")
    #expect(session.topController === application.controller)
  }

  @Test func `showProjects shows its controller`() async throws {
    let application = try SampleApplicationDelegate { _ in TasksController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    try await session.press("p")
    #expect(session.topController is ProjectsController)
    try await session.press("escape")
    #expect(session.topController === application.controller)
  }
}
