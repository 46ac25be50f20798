import Diagnostics
import YAML

/// The section `application` as it is written.
struct ApplicationDraft: Sendable {
  let name: Located<String>?
  let initialController: Located<String>?
  let operationQueues: [OperationQueueDraft]
  let settings: [TypedEntryDraft]
  let range: FileRange
}

struct OperationQueueDraft: Sendable {
  let name: Located<String>
  let concurrent: Located<Int>?
}

enum ApplicationKeys {
  static let name = Key("name", .text, isRequired: true, "the application's name, a Swift module")
  static let initialController = Key(
    "initialController", .text, "the controller that is shown first")
  static let operationQueues = Key(
    "operationQueues", .operationQueues, "the queues on which operations run")
  static let settings = Key(
    "settings", .typedEntries(TypedEntryKeys.setting), "typed values that its user can set")

  static let set = KeySet(
    "the application",
    [
      name, initialController, operationQueues, settings,
      LaterKey("reachability", "observing whether a server can be reached"),
      LaterKey("notifications", "properties that notifications set"),
    ])
}

enum OperationQueueKeys {
  static let concurrent = Key(
    "concurrent", .wholeNumber, "how many operations run at a time, 1 if not given")

  static let set = KeySet("an operation queue", [concurrent])
}

extension ApplicationDraft {
  init(_ entry: YAMLEntry, _ problems: inout Problems) {
    let fields = Fields(entry.value, by: ApplicationKeys.set, of: entry.keyRange, &problems)
    name = fields.read(ApplicationKeys.name, &problems)
    initialController = fields.read(ApplicationKeys.initialController, &problems)
    operationQueues = fields.read(ApplicationKeys.operationQueues, &problems) ?? []
    settings = fields.read(ApplicationKeys.settings, &problems) ?? []
    range = entry.keyRange
  }
}

extension ValueReader where Value == [OperationQueueDraft] {
  /// `[synchronization]`, or `{ synchronization: { concurrent: 1 } }`.
  static let operationQueues: ValueReader = {
    let names = ValueReader<[Located<String>]>.list(of: .text)
    let entries = ValueReader.entries(.mapping { OperationQueueKeys.set }) { entry, problems in
      let fields = Fields(entry.value, by: OperationQueueKeys.set, of: entry.keyRange, &problems)
      return OperationQueueDraft(
        name: Located(entry.key, at: entry.keyRange),
        concurrent: fields.read(OperationQueueKeys.concurrent, &problems))
    }
    return ValueReader(form: .either([names.form, entries.form])) { node, problems in
      guard node.sequence != nil else { return entries.read(node, &problems) }
      return names.read(node, &problems)?.map { OperationQueueDraft(name: $0, concurrent: nil) }
    }
  }()
}
