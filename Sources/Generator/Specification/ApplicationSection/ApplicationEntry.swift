import Diagnostics

struct ApplicationEntry: Entry {
  static let subject = "the application"
  private let section = EntryReading.name
  @Key("name", "the application's name, a Swift module", .required) var name: Text?
  @Key("initialController", "the controller that is shown first") var initialController: Text?
  @Key("operationQueues", "the queues on which operations run")
  var operationQueues: NamedList<OperationQueueEntry>
  @Key("settings", "typed values that its user can set") var settings: NamedList<SettingEntry>
  @Key("kits", "the package that the kits come from, where the project does not carry them")
  var kits: KitsEntry?
  let reachability = LaterKey("reachability", "observing whether a server can be reached")
  let notifications = LaterKey("notifications", "properties that notifications set")

  var range: FileRange { section.range }
}

/// `[synchronization]`, or `{ synchronization: { concurrent: 1 } }`.
struct OperationQueueEntry: NamedEntry {
  static let subject = "an operation queue"
  static let isNameEnough = true
  let name = EntryReading.name
  @Key("concurrent", "how many operations run at a time, 1 if not given")
  var concurrent: WholeNumber?
}
