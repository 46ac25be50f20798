/// `{ from: directReports, where: endDate >= $date }`
struct FetchedPropertyEntry: ConditionEntry {
  static let subject = "a fetched property"
  let name = EntryReading.name
  @Key("from", "the to-many relationship whose objects are searched", traits: .required)
  var relationship: Text?
  @Key("where", "the condition, such as endDate >= $date", traits: .required) var predicate: Text?
  @Key("parameters", "the types of $names; they follow from what is compared if not given")
  var parameters: [ParameterEntry]
}
