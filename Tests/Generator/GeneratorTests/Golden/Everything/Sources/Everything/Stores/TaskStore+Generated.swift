// Written by armature from armature.yml; your half is TaskStore.swift.

import ApplicationKit
import Foundation
import ModelKit
import SQLiteStorage

extension TaskStore: StoreSpecification {
  static let description = StoreDescription(
    name: "TaskStore",
    models: [Task.self, Project.self, Tag.self, Media.self, Part.self],
    engine: SQLiteEngine.self,
    archive: Bundle.module.url(forResource: "tasks", withExtension: "json")
  )
}

extension ApplicationEnvironment {
  var taskStore: TaskStore { store(TaskStore.self) }
}
