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

  func makeReceptionists() -> [Receptionist] {
    [
      Receptionist(
        Tag.self,
        "name",
        in: environment.taskStore,
        every: .milliseconds(200),
        for: self
      ) {
        $0.markNames()
      },
      Receptionist(ExportOperation.didFinish, for: self) { $0.markExport($1) },
    ]
  }
}

extension TagsController {
  /// Asks for what is required, then inserts.
  func addTag() {
    insert(Tag.self, in: environment.taskStore)
  }
}
