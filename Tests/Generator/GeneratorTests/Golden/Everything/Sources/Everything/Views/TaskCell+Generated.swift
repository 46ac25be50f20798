// Written by armature from armature.yml; your half is TaskCell.swift.

import ApplicationKit

/// TaskCell with the outlets that the spec gives it.
final class TaskCell: TableViewCell {
  @Outlet var titleLabel = Label()
  @Outlet var priorityLabel = Label()
  @Outlet var projectLabel = Label()
  @Outlet var countLabel = Label()
}
