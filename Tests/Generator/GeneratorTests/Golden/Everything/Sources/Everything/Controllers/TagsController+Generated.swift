// Written by armature from armature.yml; your half is TagsController.swift.

import ApplicationKit
import Foundation
import ModelKit

extension TagsController: TableControllerSpecification {
  var title: String { Texts.current.tagsTitle(rowCount) }

  var actions: [KeyAction] {
    [KeyAction("a", Texts.current.tagsAddTagKey, addTag)]
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
