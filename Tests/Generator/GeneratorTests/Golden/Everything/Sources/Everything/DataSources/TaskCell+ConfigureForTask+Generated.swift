// Written by armature from armature.yml; your half is TaskCell.swift.

import ApplicationKit

extension TaskCell {
  /// Shows what the spec binds to each outlet.
  func configure(for task: Task) {
    titleLabel.show(task.title)
    priorityLabel.show(task.priority)
    projectLabel.show(task.project.name)
    countLabel.show(task.tagCount)
  }
}
