/// A derived property: `byline: String`, or a mapping of these keys.
struct DerivedEntry: Entry {
  static let subject = "a derived property"
  let name = EntryReading.name
  @Key("type", "what it yields; follows from 'as' if not given", .short)
  var type: Located<TypeName>?
  @Key("as", "a key path or an aggregate, such as tags.@count") var expression: Text?

  func complete(_ problems: Problems) {
    guard !$type.isGiven, expression == nil else { return }
    let message = "a derived property needs 'type', or 'as' from which the type follows"
    problems.report(.missingKey, message, at: name.range)
  }
}
