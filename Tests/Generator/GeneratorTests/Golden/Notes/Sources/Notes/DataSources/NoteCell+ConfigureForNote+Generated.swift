// Written by armature from armature.yml; your half is NoteCell.swift.

import ApplicationKit

extension NoteCell {
  /// Shows what the spec binds to each outlet.
  func configure(for note: Note) {
    titleLabel.show(note.title)
  }
}
