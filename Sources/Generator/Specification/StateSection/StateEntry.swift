import YAML

struct StateEntry: NamedEntry {
  static let subject = "a state"
  let name = EntryReading.name
  @Key(
    "properties", "what controllers share, with types and values at the start", traits: .required)
  var properties: NamedList<StatePropertyEntry>
}

struct StatePropertyEntry: TypedEntry {
  static let subject = "a property of a state"
  let name = EntryReading.name
  @Key("type", "what it holds: a value or an object", traits: [.short, .required])
  var type: Located<TypeName>?
  @Key("default", "its value at the start") var defaultNode: YAMLNode?
}
