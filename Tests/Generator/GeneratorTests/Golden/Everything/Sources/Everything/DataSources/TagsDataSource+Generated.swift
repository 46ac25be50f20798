// Written by armature from armature.yml; your half is TagsController.swift.

import ApplicationKit
import ModelKit

/// Supplies TagsController with its rows.
final class TagsDataSource: TableViewDataSource<Tag, TagCell> {
  convenience init(context: any ObjectContext) throws {
    let items = try FetchedResultsDataSource(FetchRequest<Tag>.all, in: context)
    self.init(
      items,
      sortBy: { cell, tag in [cell.nameLabel: tag.name.ascending] },
      configure: { cell, tag in cell.configure(for: tag) }
    )
  }
}
