/// `title: 40`, or a mapping of these keys; the name is a key path.
struct ColumnEntry: NamedEntry {
  static let subject = "a column"
  let name = EntryReading.name
  @Key(
    "width", "how many characters wide, 1 to 1000; as wide as its widest value if not given",
    traits: .short)
  var width: Located<Count>?
  @Key("label", "what stands above, in one language or several; else the label of the property")
  var label: WrittenText?
  @Key("alignment", "leading, center or trailing; trailing for numbers, else leading, if not given")
  var alignment: Located<ColumnAlignment>?
  @Key("format", "how a date, with its time or as a day, or a number looks; plain if not given")
  var format: Located<ValueFormat>?
  @Key("placeholder", "what is shown instead of nil, in one language or several")
  var placeholder: WrittenText?

  func complete(_ problems: Problems) {
    guard let width, width.value.number > 1000 else { return }
    problems[.wrongValue]("expected a width of at most 1000", at: width)
  }
}
