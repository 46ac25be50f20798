/// What a view shows of its own, in terms that every renderer can put into its own.
///
/// A view says what it is and not how it looks: a renderer for a screen draws a button with brackets,
/// one for a speech synthesizer names it.
public enum ViewContent {
  /// Nothing; only the parts of the view are shown.
  case nothing
  /// Text to read.
  case text(Paragraph, Emphasis)
  /// Something to press.
  case button(title: String)
  /// Text that is being edited.
  case field(FieldContent)
  /// One of several answers, nil when there is none.
  case choice(title: String?)
  /// A row of a table; its parts show the item.
  case row(isSelected: Bool, accessory: CellAccessory)
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

/// The text of a field, with the place at which typing goes on.
public struct FieldContent: Hashable, Sendable {
  public let textBeforeCaret: String
  public let textAfterCaret: String
  /// What is shown while there is no text.
  public let placeholder: String

  public init(textBeforeCaret: String, textAfterCaret: String = "", placeholder: String = "") {
    self.textBeforeCaret = textBeforeCaret
    self.textAfterCaret = textAfterCaret
    self.placeholder = placeholder
  }

  /// The whole text.
  public var text: String { textBeforeCaret + textAfterCaret }

  /// The lines of the text; an empty one when there is none.
  var lines: [Substring] { text.lines }
}
