import Diagnostics
import YAML

/// An entry of `operations` as it is written.
struct OperationDraft: Sendable {
  let name: Located<String>
  let input: [TypedEntryDraft]
  let output: Located<TypeName>?
  let uses: [Located<String>]
  let after: [Located<String>]
  let queue: Located<String>?
  let cancellable: Located<Bool>?
  let progress: Located<Bool>?
  let notification: Located<OperationNotification>?
}

enum OperationKeys {
  static let input = Key(
    "input", .typedEntries(TypedEntryKeys.input), "what it needs to know, with types")
  static let output = Key("output", .typeName, "the type of what it yields")
  static let uses = Key("uses", .oneOrMore(of: .text), "the stores that it works on")
  static let after = Key("after", .oneOrMore(of: .text), "the operations that finish first")
  static let queue = Key("queue", .text, "one of the application's operation queues")
  static let cancellable = Key("cancellable", .flag, "whether it can be cancelled while it runs")
  static let progress = Key("progress", .flag, "whether it reports how far it is")
  static let notification = Key(
    "notification", ValueReader<Located<OperationNotification>>.choice(),
    "the notification that it posts")

  static let set = KeySet(
    "an operation",
    [input, output, uses, after, queue, cancellable, progress, notification])
}

extension OperationDraft {
  init(_ entry: YAMLEntry, _ problems: inout Problems) {
    let fields = Fields(entry.value, by: OperationKeys.set, of: entry.keyRange, &problems)
    name = Located(entry.key, at: entry.keyRange)
    input = fields.read(OperationKeys.input, &problems) ?? []
    output = fields.read(OperationKeys.output, &problems)
    uses = fields.read(OperationKeys.uses, &problems) ?? []
    after = fields.read(OperationKeys.after, &problems) ?? []
    queue = fields.read(OperationKeys.queue, &problems)
    cancellable = fields.read(OperationKeys.cancellable, &problems)
    progress = fields.read(OperationKeys.progress, &problems)
    notification = fields.read(OperationKeys.notification, &problems)
  }
}
