import ModelKit

/// Stands before the first part of a row of a tree, farther to the right the deeper its level is.
final class TreeMark: View {
  var node: TreeNode?

  override var content: ViewContent { node.map { .treeNode($0) } ?? .nothing }
}

extension TableView {
  private var tree: (any TreeRows)? { numberOfRows > 0 ? rows?.tree : nil }

  var treeKeyHelp: [KeyHint] {
    tree == nil ? [] : [KeyHint("left right", Language.texts.openOrClose)]
  }

  /// Right opens the selected row; left closes it, or goes to the row above it that is open.
  func respondToTreeKey(_ key: Key) -> Bool {
    guard let tree, key == .left || key == .right else { return false }
    let isOpen = tree.node(at: selectedIndex).isOpen
    if isOpen == (key == .left) {
      tree.setOpen(key == .right, at: selectedIndex)
    } else if key == .left, let parent = tree.parent(of: selectedIndex) {
      select(parent)
    }
    return true
  }
}
