struct ModelEntry: NamedEntry {
  static let subject = "a model"
  let name = EntryReading.name
  @Key("attributes", "the values that an object stores") var attributes: [AttributeEntry]
  @Key("relationships", "the objects that an object knows") var relationships:
    NamedList<RelationshipEntry>
  @Key("derived", "properties that are computed from others") var derived: [DerivedEntry]
  @Key("fetchRequests", "named questions to the store") var fetchRequests:
    NamedList<FetchRequestEntry>
  @Key("fetchedProperties", "those of a relationship's objects that fulfil a condition")
  var fetchedProperties: [FetchedPropertyEntry]
  let abstract = LaterKey("abstract", "a model without objects of its own")
  let parent = LaterKey("parent", "inheritance")
  let cluster = LaterKey("cluster", "choosing a model by a value")
  private var properties: [String: PropertyEntry] = [:]
}

/// What a key path can name.
enum PropertyEntry: Sendable {
  case attribute(AttributeEntry)
  case relationship(RelationshipEntry)
  case derived(DerivedEntry)
}

extension ModelEntry {
  mutating func complete(_ problems: Problems) {
    let named: [(String, PropertyEntry)] =
      attributes.map { ($0.name.value, .attribute($0)) }
      + relationships.map { ($0.name.value, .relationship($0)) }
      + derived.map { ($0.name.value, .derived($0)) }
    properties = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  func property(named name: String) -> PropertyEntry? { properties[name] }

  /// In the order attributes, relationships, derived properties.
  var propertyNames: [String] {
    attributes.map(\.name.value) + relationships.map(\.name.value) + derived.map(\.name.value)
  }

  func enumeration(named name: String) -> EnumerationSpecification? {
    attributes.lazy.compactMap { $0.type?.enumeration }.first { $0.name == name }
  }
}
