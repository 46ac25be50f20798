/// What asks for objects by a condition with parameters.
protocol ConditionEntry: NamedEntry {
  var predicate: Text? { get }
  var parameters: [ParameterEntry] { get }
}

struct FetchRequestEntry: ConditionEntry {
  static let subject = "a fetch request"
  let name = EntryReading.name
  @Key("where", "the condition, such as rating >= $minimum") var predicate: Text?
  @Key("parameters", "the types of $names; they follow from what is compared if not given")
  var parameters: [ParameterEntry]
  @Key("sortBy", "key paths, each followed by descending if it is") var sortBy: [Text]
  @Key("limit", "the most objects that are fetched") var limit: WholeNumber?

  func complete(_ problems: Problems) {
    guard let limit, limit.value < 1 else { return }
    let message = "a limit of 0 fetches nothing; expected 1 or more"
    problems.report(.wrongValue, message, at: limit)
  }
}

struct ParameterEntry: NamedEntry {
  static let subject = "a parameter"
  let name = EntryReading.name
  @Key("type", "what it holds", traits: [.short, .required]) var type: Located<TypeName>?
}
