/// `showNews: NewsController`, or a mapping of these keys.
struct TransitionEntry: NamedEntry {
  static let subject = "a transition"
  let name = EntryReading.name
  @Key("on", "select or a key; select if not given") private var on: Located<SingleText>?
  @Key("to", "the controller that it shows", [.short, .required]) var destination: Text?
  @Key("passing", "the selected object, by its model's name") private var pass: Located<SingleText>?
  let presentation = LaterKey("as", "showing a controller above the others")

  /// `select` or a key; nil means select.
  var trigger: Text? { on?.map(\.text) }
  var passing: Text? { pass?.map(\.text) }
}
