/// An action of a controller: `addNews: a`, or a mapping of these keys.
struct ActionEntry: NamedEntry {
  static let subject = "an action"
  let name = EntryReading.name
  @Key("key", "one character, or return, tab, ctrl+x ...", [.short, .required]) var key: Text?
  @Key("does", "insert or delete; follows from the method's verb if not given")
  var does: Located<BuiltInEffect>?
  @Key("operation", "the operation that it starts") var operation: Text?
  let with = LaterKey("with", "values for the operation's input")
  @Key("confirm", "whether it asks first") var confirm: Flag?
  @Key(
    "enabledWhen",
    "application.isReachable or a Bool of a state, without which the key does nothing")
  var enabledWhen: Text?
}

enum BuiltInEffect: String, Choice {
  case insert
  case delete

  static let later = ["edit", "undo", "redo"]
}
