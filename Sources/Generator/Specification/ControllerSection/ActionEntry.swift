import YAML

/// An action of a controller: `addNews: a`, or a mapping of these keys.
struct ActionEntry: NamedEntry {
  static let subject = "an action"
  let name = EntryReading.name
  @Key("key", "one character, or a key such as return, tab or ctrl+x", traits: [.short, .required])
  var key: Text?
  @Key("label", "what the last line of the screen says of the key; else the method's name in words")
  var label: WrittenText?
  @Key("does", "insert, delete, edit, undo or redo; follows from the method's verb if not given")
  var does: Located<BuiltInEffect>?
  @Key("operation", "the operation that it starts") var operation: Text?
  @Key("with", "values for the operation's input, which would be settings otherwise")
  var with: NamedList<StartValueEntry>
  @Key("confirm", "whether it asks first") var confirm: Flag?
  @Key(
    "enabledWhen",
    "application.isReachable or a Bool of a state, without which the key does nothing")
  var enabledWhen: Text?
}

enum BuiltInEffect: String, Choice {
  case insert
  case delete
  case edit
  case undo
  case redo
}

/// `address: news.link`: what an operation that a key starts gets for one of its inputs.
struct StartValueEntry: NamedEntry {
  static let subject = "a value for an input"
  let name = EntryReading.name
  @Key(
    "value", "a value, settings.x, a property of a state, or one of the object: news.title",
    traits: [.short, .required])
  var value: YAMLNode?
}
