// Written by armature from armature.yml; your own tests go in TaskControllerTests.swift.

import ApplicationKit
import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite(.ownNotifications) struct TaskControllerGeneratedTests {
  private let application: SampleApplicationDelegate
  private let task: Task

  init() throws {
    application = try SampleApplicationDelegate { _ in ViewController() }
    task = try Samples.first(Task.self, in: application.environment.taskStore)
  }

  @Test func `The view shows what is bound to its outlets`() async throws {
    let session = try await ApplicationSession(application, runsOperations: false)
    let controller = TaskController(showing: task)
    application.controller.show(controller)
    #expect(session.topController.heading == "Task")
    #expect(controller.contentView.titleLabel.text == Samples.text(task.title))
    #expect(controller.contentView.summaryLabel.text == Samples.text(task.summary))
    #expect(controller.contentView.heaviestLabel.text == Samples.text(task.heaviest))
  }

  @Test func `closeButton goes back`() async throws {
    let session = try await ApplicationSession(application, runsOperations: false)
    let controller = TaskController(showing: task)
    application.controller.show(controller)
    #expect(session.topController === controller)
    controller.contentView.closeButton.sendActions()
    #expect(session.topController === application.controller)
  }
}
