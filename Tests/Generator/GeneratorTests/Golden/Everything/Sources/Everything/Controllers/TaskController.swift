import ApplicationKit
import ModelKit

/// Your half of TaskController: its own state, and what it does when it appears.
final class TaskController: DetailViewController<Task, TaskView> {}

extension TaskController: TaskViewDelegate {
  func taskViewDidPressCloseButton(_ taskView: TaskView) {
    goBack()
  }
}
