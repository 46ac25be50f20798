// Written by armature from armature.yml; your half is TaskController.swift.

import ApplicationKit
import ModelKit

extension TaskController: DetailControllerSpecification {
  var title: String { "Task" }

  func configure(_ view: TaskView, for task: Task) {
    view.delegate = self
    view.configure(for: task)
  }
}
