/// A text that knows the place where it lands and is safe there: an identifier, a literal, a name in
/// SQL. A hole in a template takes nothing else, so that no raw text becomes code.
public protocol TemplateWord: Sendable {
  /// What `{{{name}}}` and `{{&name}}` insert. Lines after the first are indented like the line on
  /// which the word begins.
  var text: String { get }
  /// What `{{name}}` inserts.
  var escapedText: String { get }
}

extension TemplateWord {
  public var escapedText: String { text }
}
