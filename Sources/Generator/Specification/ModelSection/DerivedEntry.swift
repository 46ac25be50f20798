/// A derived property: `byline: String`, or a mapping of these keys.
struct DerivedEntry: NamedEntry {
  static let subject = "a derived property"
  let name = EntryReading.name
  @Key("type", "what it yields; follows from 'as' if not given", traits: [.short, .alternative])
  var type: Located<TypeName>?
  @Key(
    "as", "a key path or an aggregate: author.name, tags.@count, lines.@sum.amount",
    traits: .alternative)
  var expression: Text?
}
