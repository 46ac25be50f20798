import ModelKit

/// The rows of a tree in another order than its own.
final class OrderedTree: TreeRows {
  private let tree: any TreeRows

  /// The rows of the tree in the order in which they are shown.
  private let shown: [Int]

  init(_ tree: any TreeRows, shown: [Int]) {
    self.tree = tree
    self.shown = shown
  }

  func node(at row: Int) -> TreeNode { tree.node(at: shown[row]) }

  func parent(of row: Int) -> Int? { tree.parent(of: shown[row]).flatMap(shown.firstIndex) }

  func setOpen(_ isOpen: Bool, at row: Int) { tree.setOpen(isOpen, at: shown[row]) }

  func openAll() { tree.openAll() }
}
