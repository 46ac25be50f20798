// Written by armature from armature.yml; your half is TaskView.swift.

import ApplicationKit

extension TaskView {
  /// Shows what the spec binds to each outlet.
  func configure(for task: Task) {
    titleLabel.show(task.title)
    summaryLabel.show(task.summary)
    heaviestLabel.show(task.heaviest)
  }
}
