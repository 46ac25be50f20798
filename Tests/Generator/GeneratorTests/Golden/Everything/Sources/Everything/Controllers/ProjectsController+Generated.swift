// Written by armature from armature.yml; your half is ProjectsController.swift.

import ApplicationKit
import Foundation
import ModelKit

extension ProjectsController: TableControllerSpecification {
  var title: String { "Projects (\(rowCount))" }

  var actions: [KeyAction] {
    [KeyAction("d", "delete project", deleteProject)]
  }

  func makeDataSource() throws -> TableViewDataSource<Project, ColumnsCell> {
    try ProjectsDataSource(context: environment.taskStore)
  }
}

extension ProjectsController {
  func deleteProject() {
    deleteSelection(in: environment.taskStore)
  }
}
