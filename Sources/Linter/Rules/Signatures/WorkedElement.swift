import SourceModel
import Words

/// What a type plainly works on, so that a verb alone says enough there: `remove(_ photo: Photo)` of an album
/// that keeps `[Photo]`.
final class WorkedElement {
  /// By the name of a type: the types and values of its properties that may be collections, read once.
  private var collections: [String: [Name]] = [:]

  /// So many properties of a type are looked at: nobody writes more of them by hand.
  private static let mostProperties = 256

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
  func isElement(_ type: String, of method: Declaration) -> Bool {
    guard let owner = method.enclosingType else { return true }
    guard type != "Element" else { return true }
    guard let noun = words(of: type).last?.text, !Self.companions.contains(noun) else {
      return false
    }
    return owner.name.contains(type)
      || collections(of: owner).contains { Self.isCollection(of: type, text: $0.utf8) }
  }

  private func collections(of owner: Declaration) -> [Name] {
    let name = owner.name.text
    if let known = collections[name] { return known }
    let texts = owner.parts.lazy.flatMap(\.children).filter(\.kind.isValue)
      .map { $0.type.isEmpty ? $0.value : $0.type.name }
      .filter { $0.contains("[") || $0.contains("<") }
    let found = Array(texts.prefix(Self.mostProperties))
    collections[name] = found
    return found
  }

  /// What is put beside a thing and not into it.
  private static let companions: Set<String> = [
    "Callback", "Configuration", "Constraint", "Delegate", "Handler", "Listener", "Observer",
    "Recognizer", "Style", "Subscription", "Target",
  ]

  private static func isCollection(of type: String, text: ByteText) -> Bool {
    ["[\(type)]", "<\(type)>", ": \(type)]", ":\(type)]", ".\(type)]", ".\(type)>"]
      .contains(where: text.contains)
  }
}
