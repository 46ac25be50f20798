import ApplicationKit
import ModelKit

/// Your half of TasksController: its own state, and what it does when it appears.
final class TasksController: TableViewController<Task, TaskCell> {}
