import SourceModel
import Words

/// What a type plainly works on, so that a verb alone says enough there: `remove(_ photo: Photo)` of an album
/// that keeps `[Photo]`.
enum WorkedElement {
  /// Whether a verb does something with a thing as a whole, which collections and stores do with
  /// theirs; others (`prepare`, `write`, `process`) say something else without their object.
  static func canBeObject(of verb: String) -> Bool {
    verbs.contains(verb)
  }

  private static let verbs: Set<String> = [
    "add", "append", "archive", "cancel", "close", "contains", "delete", "dequeue", "deselect",
    "discard", "dismiss", "drop", "duplicate", "edit", "enqueue", "expand", "hide", "highlight",
    "insert", "load", "move", "open", "play", "pop", "prepend", "present", "push", "queue",
    "reload", "remove", "replace", "save", "select", "show", "store", "submit", "toggle",
    "upsert",
  ]

  /// Whether the type around a method is named for what the method takes, keeps several of it, or
  /// is about nothing else. Functions at the top of a file work on nothing but their argument.
  static func isElement(_ type: String, of method: Declaration) -> Bool {
    guard let owner = method.enclosingType else { return true }
    guard type != "Element" else { return true }
    guard let noun = words(of: type).last?.text, !companions.contains(noun) else { return false }
    return owner.name.contains(type)
      || owner.parts.contains { part in part.children.contains { keeps(type, $0) } }
  }

  /// What is put beside a thing and not into it.
  private static let companions: Set<String> = [
    "Callback", "Configuration", "Constraint", "Delegate", "Handler", "Listener", "Observer",
    "Recognizer", "Style", "Subscription", "Target",
  ]

  /// Whether a value is a collection of such things.
  private static func keeps(_ type: String, _ value: Declaration) -> Bool {
    guard value.kind.isValue else { return false }
    let text = (value.type.isEmpty ? value.value : value.type.name)
    return isCollection(of: type, text.utf8)
  }

  private static func isCollection(of type: String, _ text: ByteText) -> Bool {
    ["[\(type)]", "<\(type)>", ": \(type)]", ":\(type)]", ".\(type)]", ".\(type)>"]
      .contains(where: text.contains)
  }
}
