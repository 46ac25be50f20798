// Written by armature from armature.yml; your half is TagCell.swift.

import ApplicationKit

extension TagCell {
  /// Shows what the spec binds to each outlet.
  func configure(for tag: Tag) {
    nameLabel.show(tag.name)
  }
}
