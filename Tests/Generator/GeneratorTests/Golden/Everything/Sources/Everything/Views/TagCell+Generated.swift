// Written by armature from armature.yml; your half is TagCell.swift.

import ApplicationKit

/// TagCell with the outlets that the spec gives it.
final class TagCell: TableViewCell {
  @Outlet var nameLabel = Label()
}
