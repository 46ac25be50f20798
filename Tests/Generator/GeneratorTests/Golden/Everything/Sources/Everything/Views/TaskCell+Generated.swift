// Written by armature from armature.yml; your half is TaskCell.swift.

import ApplicationKit

/// TaskCell with the outlets that the spec gives it.
final class TaskCell: TableViewCell {
  let titleLabel = Label()
  let priorityLabel = Label()
  let projectLabel = Label()
  let countLabel = Label()
}
