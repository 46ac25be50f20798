struct ModelEntry: NamedEntry {
  static let subject = "a model"
  let name = EntryReading.name
  @Key("attributes", "the values that an object stores") var attributes: [AttributeEntry]
  @Key("relationships", "the objects that an object knows") var relationships:
    NamedList<RelationshipEntry>
  @Key("derived", "properties that are computed from others") var derived: [DerivedEntry]
  @Key("fetchRequests", "named questions to the store") var fetchRequests:
    NamedList<FetchRequestEntry>
  @Key("fetchedProperties", "those of a relationship's objects that match a condition")
  var fetchedProperties: [FetchedPropertyEntry]
  @Key("abstract", "whether only models that are derived from it have objects") var abstract: Flag?
  @Key("parent", "the model that it is derived from") var parent: Text?
  @Key("cluster", "which derived model is made for which value")
  var cluster: ClusterEntry?
  @Key("label", "what a person reads instead of the name, in one language or several")
  var label: WrittenText?
  @Key("was", "the name that stores may still have for it, or several, the newest first")
  var formerNames: [Text]
  private var properties: [String: PropertyEntry] = [:]
  /// The models that it is derived from, the nearest first.
  private(set) var ancestors: [ModelEntry] = []

  var isAbstract: Bool { abstract?.value == true }
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

  /// The model with all that it has from those that it is derived from.
  func inheriting(from ancestors: [ModelEntry]) -> ModelEntry {
    var model = self
    model.ancestors = ancestors
    for ancestor in ancestors { model.properties.merge(ancestor.properties) { own, _ in own } }
    return model
  }

  /// What is inherited comes first.
  var allAttributes: [AttributeEntry] { ancestors.reversed().flatMap(\.attributes) + attributes }
  var allRelationships: [RelationshipEntry] {
    ancestors.reversed().flatMap(\.relationships) + relationships
  }

  func property(named name: String) -> PropertyEntry? { properties[name] }

  /// In the order attributes, relationships, derived properties.
  var propertyNames: [String] {
    allAttributes.map(\.name.value) + allRelationships.map(\.name.value)
      + (ancestors.reversed().flatMap(\.derived) + derived).map(\.name.value)
  }

  func enumeration(named name: String) -> EnumerationSpecification? {
    attributes.lazy.compactMap { $0.type?.enumeration }.first { $0.name == name }
  }
}
