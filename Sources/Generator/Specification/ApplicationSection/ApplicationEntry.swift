import YAML

struct ApplicationEntry: Entry {
  static let subject = "the application"
  @Key("name", "the application's name, a Swift module", traits: .required) var name: Text?
  @Key("initialController", "the controller that is shown first") var initialController: Text?
  @Key("operationQueues", "the queues on which operations run")
  var operationQueues: NamedList<OperationQueueEntry>
  @Key("settings", "typed values that its user can set, by the key ',' or the option --setting")
  var settings: NamedList<SettingEntry>
  @Key("kits", "the package that the kits come from, where the project does not carry them")
  var kits: KitsEntry?
  @Key("reachability", "the server that is observed, with its port, 1 to 65535: example.org:443")
  var reachability: Located<ReachabilitySpecification>?
  @Key("notifications", "properties of the delegate that hold what notifications carried last")
  var notifications: NamedList<NotificationPropertyEntry>
}

/// `lastImportCount: ImportOperation.didFinish`
struct NotificationPropertyEntry: NamedEntry {
  static let subject = "a property of the delegate"
  let name = EntryReading.name
  @Key(
    "notification", "what sets it, such as ImportOperation.didFinish or AnswerView.didChooseAnswer",
    traits: [.short, .required])
  var notification: Text?
}

extension ReachabilitySpecification: ScalarValue {
  static var form: ValueForm { .text }

  init?(_ node: YAMLNode) {
    let form = /([a-zA-Z0-9][a-zA-Z0-9.-]{0,252}):([0-9]+)/
    guard let parts = node.scalar?.text.wholeMatch(of: form)?.output,
      let port = UInt16(parts.2), port > 0
    else { return nil }
    self.init(host: String(parts.1), port: Int(port))
  }

  static func report(_ node: YAMLNode, to problems: Problems) {
    problems[.wrongValue]("expected a server and its port, such as example.org:443", at: node)
  }
}

/// `[synchronization]`, or `{ synchronization: { concurrent: 1 } }`.
struct OperationQueueEntry: NamedEntry {
  static let subject = "an operation queue"
  static let isNameEnough = true
  let name = EntryReading.name
  @Key("concurrent", "how many operations run at a time, 1 if not given")
  var concurrent: Located<Count>?
}
