// Written by armature from armature.yml; your half is NotesController.swift.

import ApplicationKit
import Foundation
import ModelKit

extension NotesController: TableControllerSpecification {
  var title: String { "Notes" }

  var actions: [KeyAction] {
    [KeyAction("a", "add note", addNote)]
  }

  func makeDataSource() throws -> TableViewDataSource<Note, NoteCell> {
    try NotesDataSource(context: environment.noteStore)
  }
}

extension NotesController {
  /// Asks for what is required, then inserts.
  func addNote() {
    insert(Note.self, in: environment.noteStore)
  }
}
