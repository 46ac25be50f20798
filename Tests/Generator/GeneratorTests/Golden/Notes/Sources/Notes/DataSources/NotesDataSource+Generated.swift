// Written by armature from armature.yml; your half is NotesController.swift.

import ApplicationKit
import ModelKit

/// Supplies NotesController with its rows.
final class NotesDataSource: TableViewDataSource<Note, NoteCell> {
  convenience init(context: any ObjectContext) throws {
    let items = ArrayDataSource(try context.fetch(FetchRequest<Note>.all))
    self.init(items) { cell, note in cell.configure(for: note) }
  }
}
