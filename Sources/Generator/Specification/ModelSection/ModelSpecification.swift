/// An entry of `models`.
public struct ModelSpecification: Sendable {
  public let name: String
  /// What it was called in earlier versions of the spec, the newest first.
  public let formerNames: [String]
  /// The one store that holds its objects, if any does.
  public let store: String?
  /// The models that it is derived from, the nearest first.
  public let ancestors: [String]
  public let isAbstract: Bool
  /// The models that are derived from it, directly or not.
  public let heirs: [String]
  /// The models of which objects are that are objects of this one: it and its heirs, but for abstract
  /// ones. At least one.
  public let concreteModels: [String]
  /// What a person reads, if it is not the name in words. Any text.
  public let label: LocalizedText?
  public let cluster: ModelClusterSpecification?
  /// What is inherited comes first.
  public private(set) var attributes: [AttributeSpecification]
  public private(set) var relationships: [RelationshipSpecification]
  public let derived: [DerivedSpecification]
  public let fetchedProperties: [FetchedPropertySpecification]
  /// As declared; `all` without an order exists in every model and is listed only where it is
  /// declared.
  public let fetchRequests: [FetchRequestSpecification]

  /// How many of its attributes and relationships are inherited.
  private(set) var inheritedCounts = (attributes: 0, relationships: 0)

  /// The model that it is derived from.
  public var parent: String? { ancestors.first }

  /// The model from which it and its relatives are derived: one that is derived from none.
  public var root: String { ancestors.last ?? name }

  /// Without what is inherited.
  public var ownAttributes: ArraySlice<AttributeSpecification> {
    attributes.dropFirst(inheritedCounts.attributes)
  }

  public var ownRelationships: ArraySlice<RelationshipSpecification> {
    relationships.dropFirst(inheritedCounts.relationships)
  }

  /// The enumerations that its own attributes declare, in their order.
  public var enumerations: [EnumerationSpecification] {
    ownAttributes.compactMap(\.type.enumeration)
  }

  /// - Parameter ancestors: the nearest first, each with its own properties alone.
  func inheriting(from ancestors: [ModelSpecification]) -> ModelSpecification {
    let inherited = (
      attributes: ancestors.reversed().flatMap(\.attributes),
      relationships: ancestors.reversed().flatMap(\.relationships)
    )
    var model = self
    model.attributes = inherited.attributes.map { attribute in
      ownCases(of: attribute.name, among: ancestors).map(attribute.limited) ?? attribute
    }
    model.attributes += attributes
    model.relationships = inherited.relationships + relationships
    model.inheritedCounts = (inherited.attributes.count, inherited.relationships.count)
    return model
  }

  /// The cases of an inherited attribute for which a cluster makes the model, or the nearest ancestor that
  /// it makes for some.
  private func ownCases(
    of attribute: String, among ancestors: [ModelSpecification]
  ) -> [String]? {
    let choices = ancestors.compactMap(\.cluster).filter { $0.attribute == attribute }
      .flatMap(\.choices)
    return ([self] + ancestors).lazy
      .compactMap { model in choices.first { $0.type == model.name }?.values }.first
  }

  public func attribute(named name: String) -> AttributeSpecification? {
    attributes.first { $0.name == name }
  }

  public func relationship(named name: String) -> RelationshipSpecification? {
    relationships.first { $0.name == name }
  }

  public func fetchRequest(named name: String) -> FetchRequestSpecification? {
    fetchRequests.first { $0.name == name }
  }
}
