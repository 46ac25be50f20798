/// `updateTitle: ReadingState.section`, or a mapping of these keys.
struct ObservationEntry: NamedEntry {
  static let subject = "an observation"
  let name = EntryReading.name
  @Key(
    "path", "a property of a state, or of all objects of a model: News.isRead",
    traits: [.short, .required])
  var path: Text?
  @Key("every", "the least time between two calls; 0 s if not given") var interval:
    Located<TimeSpan>?
}

/// `showSummary: SynchronizeNewsOperation.didFinish`
struct HandlerEntry: NamedEntry {
  static let subject = "a handler"
  let name = EntryReading.name
  @Key(
    "notification", "what an operation or a view posts, such as ImportOperation.didFinish",
    traits: [.short, .required])
  var notification: Text?
}
