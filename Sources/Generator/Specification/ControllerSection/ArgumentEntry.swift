import YAML

/// `since: 7 days ago`: a value for a parameter of a fetch request.
struct ArgumentEntry: NamedEntry {
  static let subject = "an argument"
  let name = EntryReading.name
  @Key(
    "value",
    "a value, a date (7 days ago, 2 hours from now, now, 2026-01-31), or a property of a state",
    traits: [.short, .required])
  var value: YAMLNode?
}
