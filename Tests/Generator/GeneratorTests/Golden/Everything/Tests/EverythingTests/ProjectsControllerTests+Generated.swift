// Written by armature from armature.yml; your own tests go in ProjectsControllerTests.swift.

import ApplicationKit
import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite(.ownNotifications) struct ProjectsControllerGeneratedTests {
  @Test func `Every object has a row`() throws {
    let store = try Samples.taskStore()
    #expect(try ProjectsDataSource(context: store).count == 3)
  }

  @Test func `A row shows what is bound to its columns`() throws {
    let store = try Samples.taskStore()
    let dataSource = try ProjectsDataSource(context: store)
    let project = dataSource[0]
    let cell = try #require(dataSource.cell(at: 0, in: TableView()) as? ColumnsCell)
    #expect(cell.texts == [Samples.text(project.name), Samples.text(project.tasks.count)])
  }

  @Test func `The list is shown under its title`() async throws {
    let application = try SampleApplicationDelegate { _ in ProjectsController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    let rowCount = 3
    #expect(session.topController.heading == "Projects (\(rowCount))")
  }
}
