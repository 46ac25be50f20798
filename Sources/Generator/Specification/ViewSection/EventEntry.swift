import YAML

struct EventEntry: NamedEntry {
  static let subject = "an event"
  let name = EntryReading.name
  @Key(
    "answer", "required or optional: whether the delegate has to answer; optional if not given",
    traits: .short)
  var need: Located<EventNeed>?
  @Key("with", "the values that it passes, with their types")
  var arguments: NamedList<EventArgumentEntry>
  @Key("returns", "Bool or Reply for a should, for a will the type of a value that it may change")
  var returns: Located<TypeName>?
  @Key("default", "the answer where no delegate gives one; true, or now for a Reply, if not given")
  var defaultNode: YAMLNode?
  @Key("notification", "whether it posts a notification of its name too") var notification: Flag?
}

struct EventArgumentEntry: TypedEntry {
  static let subject = "a value of an event"
  let name = EntryReading.name
  @Key(
    "type", "what it is; never an object, since views know no models", traits: [.short, .required])
  var type: Located<TypeName>?

  var defaultNode: YAMLNode? { nil }
}

/// Whether the delegate has to answer.
enum EventNeed: String, Choice {
  case required
  case optional
}

/// `chooseYes: yesButton`, or a mapping of these keys.
struct ViewActionEntry: NamedEntry {
  static let subject = "an action of a view"
  let name = EntryReading.name
  @Key("control", "the outlet that calls it", traits: [.short, .required]) var control: Text?
  @Key("on", "press for a Button, change for a TextField; follows from the control if not given")
  var use: Located<ControlUse>?
  @Key("sends", "the event of the view that it sends") var event: Text?
  @Key("with", "the values that the event passes") var values: NamedList<ViewActionValueEntry>
}

/// What a control is used for.
enum ControlUse: String, Choice {
  case press
  case change
}

struct ViewActionValueEntry: NamedEntry {
  static let subject = "a value that an action of a view passes"
  let name = EntryReading.name
  @Key("value", "of the type that the event says", traits: [.short, .required]) var node: YAMLNode?
}
