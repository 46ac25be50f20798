// Written by armature from armature.yml; your half is ProjectsController.swift.

import ApplicationKit
import ModelKit

/// Supplies ProjectsController with its rows.
final class ProjectsDataSource: TableViewDataSource<Project, ColumnsCell> {
  convenience init(context: any ObjectContext) throws {
    let items = try FetchedResultsDataSource(FetchRequest<Project>.all, in: context)
    self.init(
      items,
      columns: [
        TableColumn(
          Texts.current.projectNameLabel,
          name: "name",
          width: 20,
          sortBy: { $0.name.ascending }
        ) {
          $0.name
        },
        TableColumn(
          Texts.current.projectsTasksCountColumn,
          name: "tasks.@count",
          alignment: .trailing,
          sortBy: { $0.tasks.count.ascending }
        ) {
          $0.tasks.count
        },
      ]
    )
  }
}
