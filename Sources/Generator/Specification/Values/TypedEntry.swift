import YAML

/// A name with a type and perhaps a default: a setting, an input.
protocol TypedEntry: NamedEntry {
  var type: Located<TypeName>? { get }
  var defaultNode: YAMLNode? { get }
}

struct SettingEntry: TypedEntry {
  static let subject = "a setting"
  let name = EntryReading.name
  @Key("type", "what it holds", traits: [.short, .required]) var type: Located<TypeName>?
  @Key("was", "the name that its value may still be kept under, or several, the newest first")
  var formerNames: [Text]
  @Key("default", "its value where nobody gives one") var defaultNode: YAMLNode?
  @Key("label", "what a person reads instead of the name, in one language or several")
  var label: WrittenText?
}

struct InputEntry: TypedEntry {
  static let subject = "an input"
  let name = EntryReading.name
  @Key("type", "what it holds", traits: [.short, .required]) var type: Located<TypeName>?
  @Key("default", "its value where nobody gives one") var defaultNode: YAMLNode?
}
