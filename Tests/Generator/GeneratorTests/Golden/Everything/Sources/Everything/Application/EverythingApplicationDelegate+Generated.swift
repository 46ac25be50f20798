// Written by armature from armature.yml; your half is EverythingApplicationDelegate.swift.

import ApplicationKit
import Foundation
import ModelKit

extension EverythingApplicationDelegate: ApplicationDelegate {
  var name: String { "Everything" }

  var settings: [Setting] {
    [
      Setting("isVerbose", Bool.self, default: true),
      Setting("attempts", Int.self, was: ["retries", "tries"], default: 3),
      Setting("ratio", Double.self, default: 0.5),
      Setting("price", Decimal.self, default: Decimal(digits: "12.50")),
      Setting("feedURL", URL.self, default: URL(address: "http://127.0.0.1:9/feed")),
      Setting("greeting", String.self),
    ]
  }

  var languages: [String] { ["en", "ja", "ru"] }

  var labels: [String: String] {
    [
      "Task.Priority.low": Texts.current.taskPriorityLowLabel,
      "Task.Priority.normal": "Normal",
      "Task.Priority.high": Texts.current.taskPriorityHighLabel,
      "Project": Texts.current.projectLabel,
      "Project.name": Texts.current.projectNameLabel,
      "Project.tasks": Texts.current.projectTasksLabel,
      "Tag": Texts.current.tagLabel,
      "Tag.name": Texts.current.tagNameLabel,
      "CountOperation": Texts.current.countOperationLabel,
      "settings.greeting": Texts.current.greetingSetting,
    ]
  }

  var reachability: ServerAddress? { ServerAddress(host: "example.org", port: 443) }

  var keptNotifications: [KeptNotification] {
    [KeptNotification(ExportOperation.didFinish)]
  }

  var stores: [any StoreSpecification.Type] { [TaskStore.self] }

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    ApplicationEnvironment(stores: try ObjectStore.open(stores, at: location), queues: ["work": 2])
  }

  func makeInitialController() -> ViewController { TasksController() }
}

extension EverythingApplicationDelegate {
  /// What `ExportOperation.didFinish` has carried last; nil before the first.
  @MainActor var exportedLines: [String]? { lastPayload(of: ExportOperation.didFinish) }

  /// What `ExportOperation.didFinish` has carried last; nil before the first.
  @MainActor var lastLines: [String]? { lastPayload(of: ExportOperation.didFinish) }
}
