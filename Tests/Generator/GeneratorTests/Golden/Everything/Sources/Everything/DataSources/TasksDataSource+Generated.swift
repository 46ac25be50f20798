// Written by armature from armature.yml; your half is TasksController.swift.

import ApplicationKit
import ModelKit

/// Supplies TasksController with its rows.
final class TasksDataSource: TableViewDataSource<Task, TaskCell> {
  convenience init(context: any ObjectContext) throws {
    let items = try FetchedResultsDataSource(FetchRequest<Task>.all, in: context)
    self.init(
      items,
      sortBy: { cell, task in
        [
          cell.titleLabel: task.title.ascending,
          cell.priorityLabel: task.priority.ascending,
          cell.projectLabel: task.project.name.ascending,
          cell.countLabel: task.tags.count.ascending,
        ]
      },
      configure: { cell, task in cell.configure(for: task) }
    )
  }
}
