/// `showNews: NewsController`, or a mapping of these keys.
struct TransitionEntry: NamedEntry {
  static let subject = "a transition"
  let name = EntryReading.name
  @Key("on", "select, keys, or commit and discard of a form; select, or these two, if not given")
  var triggers: [Text]
  @Key(
    "to", "the controller that it shows, or back; addNews leads to a form for a new News",
    traits: [.short, .required])
  var destination: Text?
  @Key("label", "what the last line of the screen says of its keys; else the name in words")
  var label: WrittenText?
  @Key("passing", "the selected object, by its model's name, and states by theirs")
  var passing: [Text]
  @Key(
    "by",
    "what decides which view of a cluster is shown: an enumeration of the object, such as news.section, or of a state"
  )
  var choice: Text?
  @Key("outlets", "the outlets of a view that it shows, and what they show of the object")
  var outlets: [BindingEntry]
  @Key("as", "push, or modal: in a frame over what is shown; push if not given") var presentation:
    Located<Presentation>?

  var leadsBack: Bool { destination?.value == TransitionEntry.back }

  static let back = "back"
}
