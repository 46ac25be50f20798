import Diagnostics
import YAML

/// An entry of `models` as it is written.
struct ModelDraft: Sendable {
  let name: Located<String>
  let attributes: [AttributeDraft]
  let relationships: [RelationshipDraft]
  let derived: [DerivedDraft]
  let fetchRequests: [FetchRequestDraft]
  private let properties: [String: PropertyDraft]
}

/// What a key path can name.
enum PropertyDraft: Sendable {
  case attribute(AttributeDraft)
  case relationship(RelationshipDraft)
  case derived(DerivedDraft)
}

enum ModelKeys {
  static let attributes = Key("attributes", .attributes, "the values that an object stores")
  static let relationships = Key(
    "relationships", .relationships, "the objects that an object knows")
  static let derived = Key("derived", .derived, "properties that are computed from others")
  static let fetchRequests = Key("fetchRequests", .fetchRequests, "named questions to the store")

  static let set = KeySet(
    "a model",
    [
      attributes, relationships, derived, fetchRequests,
      LaterKey("abstract", "a model without objects of its own"),
      LaterKey("parent", "inheritance"),
      LaterKey("cluster", "choosing a model by a value"),
      LaterKey("fetchedProperties", "a relationship filtered by a predicate"),
    ])
}

extension ModelDraft {
  init(_ entry: YAMLEntry, _ problems: inout Problems) {
    let fields = Fields(entry.value, by: ModelKeys.set, of: entry.keyRange, &problems)
    name = Located(entry.key, at: entry.keyRange)
    attributes = (fields.read(ModelKeys.attributes, &problems) ?? []).map { [name] attribute in
      attribute.typed(in: name.value)
    }
    relationships = fields.read(ModelKeys.relationships, &problems) ?? []
    derived = fields.read(ModelKeys.derived, &problems) ?? []
    fetchRequests = fields.read(ModelKeys.fetchRequests, &problems) ?? []
    let named: [(String, PropertyDraft)] =
      attributes.map { ($0.name.value, .attribute($0)) }
      + relationships.map { ($0.name.value, .relationship($0)) }
      + derived.map { ($0.name.value, .derived($0)) }
    properties = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  func property(named name: String) -> PropertyDraft? { properties[name] }

  func relationship(named name: String) -> RelationshipDraft? {
    if case .relationship(let relationship) = properties[name] { relationship } else { nil }
  }

  /// In the order attributes, relationships, derived properties.
  var propertyNames: [String] {
    attributes.map(\.name.value) + relationships.map(\.name.value) + derived.map(\.name.value)
  }

  func enumeration(named name: String) -> EnumerationSpecification? {
    attributes.lazy.compactMap { $0.type?.enumeration }.first { $0.name == name }
  }
}
