// Written by armature from armature.yml; your half is TagsController.swift.

import ApplicationKit
import Foundation
import ModelKit

extension TagsController: TableControllerSpecification {
  var title: String { "Tag" }

  var actions: [KeyAction] {
    [KeyAction("a", "add tag", addTag)]
  }

  func makeDataSource() throws -> TableViewDataSource<Tag, TagCell> {
    try TagsDataSource(context: environment.taskStore)
  }
}

extension TagsController {
  /// Asks for what is required, then inserts.
  func addTag() {
    insert(Tag.self, in: environment.taskStore)
  }
}
