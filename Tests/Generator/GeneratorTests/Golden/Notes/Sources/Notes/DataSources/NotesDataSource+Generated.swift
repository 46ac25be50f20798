// Written by armature from armature.yml; your half is NotesController.swift.

import ApplicationKit
import ModelKit

/// Supplies NotesController with its rows.
final class NotesDataSource: TableViewDataSource<Note, NoteCell> {
  convenience init(context: any ObjectContext) throws {
    let items = try FetchedResultsDataSource(FetchRequest<Note>.all, in: context)
    self.init(
      items,
      sortBy: { cell, note in [cell.titleLabel: note.title.ascending] },
      configure: { cell, note in cell.configure(for: note) }
    )
  }
}
