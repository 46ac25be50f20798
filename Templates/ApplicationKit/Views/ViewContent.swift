import ModelKit

/// What a view shows of its own, in terms that every renderer can put into its own.
///
/// A view says what it is and not how it looks: a renderer for a screen draws a button with brackets,
/// one for a speech synthesizer names it.
public enum ViewContent {
  /// Nothing; only the parts of the view are shown.
  case nothing
  /// Text to read.
  case text(Paragraph, Emphasis)
  /// What names the screen, in several lengths, the longest first.
  case title([String])
  /// Something to press.
  case button(title: String)
  /// Text that is being edited, and what is shown while there is none.
  case field(EditedText, placeholder: String)
  /// One of several answers, nil when there is none.
  case choice(title: String?)
  /// A row of a table; its parts show the item.
  case row(isSelected: Bool, accessory: CellAccessory)
  /// Where a row stands in a tree, and whether those below it are shown.
  case treeNode(TreeNode)
  /// A border around the parts of the view, which lie over others.
  case frame
  /// Keys and what they do.
  case keys([KeyHint])
}

/// How much a text matters. What that looks like is up to the renderer.
public enum Emphasis: Hashable, Sendable {
  case plain
  /// Names what follows, such as the title of a screen.
  case heading
  /// Asks for attention.
  case strong
  /// Stands back, such as a placeholder.
  case secondary
  /// Tells what is wrong.
  case problem
}
