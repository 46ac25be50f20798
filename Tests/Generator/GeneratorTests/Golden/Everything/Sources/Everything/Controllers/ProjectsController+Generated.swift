// Written by armature from armature.yml; your half is ProjectsController.swift.

import ApplicationKit
import Foundation
import ModelKit

extension ProjectsController: TableControllerSpecification {
  var title: String { "Projects (\(rowCount))" }

  func makeDataSource() throws -> TableViewDataSource<Project, ColumnsCell> {
    try ProjectsDataSource(context: environment.taskStore)
  }
}
