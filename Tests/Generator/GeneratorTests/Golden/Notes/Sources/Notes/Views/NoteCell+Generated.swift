// Written by armature from armature.yml; your half is NoteCell.swift.

import ApplicationKit

/// NoteCell with the outlets that the spec gives it.
final class NoteCell: TableViewCell {
  @Outlet var titleLabel = Label()
}
