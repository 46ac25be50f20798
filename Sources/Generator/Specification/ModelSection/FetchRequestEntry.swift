/// What asks for objects by a condition with parameters.
protocol ConditionEntry: NamedEntry {
  var predicate: Text? { get }
  var parameters: [ParameterEntry] { get }
}

struct FetchRequestEntry: ConditionEntry {
  static let subject = "a fetch request"
  let name = EntryReading.name
  @Key("where", "the condition, such as rating >= $minimum; every object if not given")
  var predicate: Text?
  @Key("parameters", "the types of $names; they follow from what is compared if not given")
  var parameters: [ParameterEntry]
  @Key(
    "sortBy",
    "key paths, each followed by descending if it is; in the order of insertion if not given")
  var sortBy: [Text]
  @Key("limit", "the most objects that are fetched; all if not given") var limit: Located<Count>?
}

struct ParameterEntry: NamedEntry {
  static let subject = "a parameter"
  let name = EntryReading.name
  @Key("type", "what it holds", traits: [.short, .required]) var type: Located<TypeName>?
}
