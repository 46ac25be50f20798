struct OperationEntry: NamedEntry {
  static let subject = "an operation"
  let name = EntryReading.name
  @Key("input", "what it needs to know, with types") var input: NamedList<InputEntry>
  @Key("output", "the type of what it yields; nothing if not given") var output: Located<TypeName>?
  @Key("uses", "the stores and services that it works with") var uses: [Text]
  @Key("after", "the operations that finish first") var after: [Text]
  @Key("queue", "one of the application's operation queues") var queue: Text?
  @Key("cancellable", "whether it can be cancelled while it runs") var cancellable: Flag?
  @Key("progress", "whether it reports how far it is") var progress: Flag?
  @Key("notification", "the notification that it posts; none if not given")
  var notification: Located<OperationNotification>?
  @Key("label", "what a person reads instead of the name, in one language or several")
  var label: WrittenText?
}
