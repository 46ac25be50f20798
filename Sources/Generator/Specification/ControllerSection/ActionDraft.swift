import Diagnostics
import YAML

/// An action of a controller as it is written.
struct ActionDraft: Sendable {
  let name: Located<String>
  let key: Located<String>?
  let does: Located<BuiltInEffect>?
  let operation: Located<String>?
}

enum BuiltInEffect: String, Sendable, CaseIterable {
  case insert
  case delete
}

enum ActionKeys {
  static let key = Key(
    "key", .text, isRequired: true, "one character, or return, tab, ctrl+x ...")
  static let does = Key(
    "does", ValueReader<Located<BuiltInEffect>>.choice(later: ["edit", "undo", "redo"]),
    "insert or delete; follows from the method's verb if not given")
  static let operation = Key("operation", .text, "the operation that it starts")

  static let set = KeySet(
    "an action",
    [
      key, does, operation,
      LaterKey("with", "values for the operation's input"),
      LaterKey("confirm", "a question before the action"),
      LaterKey("enabledWhen", "a condition for the action"),
    ])
}

extension ValueReader where Value == [ActionDraft] {
  /// `addNews: a` or `addNews: { key: a }`.
  static let actions: ValueReader = .entries(
    .either([.text, .mapping { ActionKeys.set }])
  ) { entry, problems in
    let name = Located(entry.key, at: entry.keyRange)
    guard entry.value.mapping != nil else {
      let key = ValueReader<Located<String>>.text.read(entry.value, &problems)
      return ActionDraft(name: name, key: key, does: nil, operation: nil)
    }
    let fields = Fields(entry.value, by: ActionKeys.set, of: entry.keyRange, &problems)
    return ActionDraft(
      name: name, key: fields.read(ActionKeys.key, &problems),
      does: fields.read(ActionKeys.does, &problems),
      operation: fields.read(ActionKeys.operation, &problems))
  }
}
