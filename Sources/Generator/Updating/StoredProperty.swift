import Specification

/// What a store keeps of a property, as far as it matters for what may become of it.
struct StoredProperty {
  let name: String
  /// What stores may still call it, the newest first.
  let formerNames: [String]
  /// `String`, `an enumeration`, `Tag`, `[Tag]`.
  let type: String
  /// Whether an object may have nothing there.
  let isOptional: Bool
  /// Whether objects have a value there that were stored without the property.
  let hasStandIn: Bool
  /// Whether the spec can say what they have.
  let takesDefault: Bool
  let isUnique: Bool
  let cases: [String]
  /// Nil for a relationship.
  let limits: AttributeLimits?
  /// Nil for an attribute.
  let relationship: RelationshipSpecification?

  /// Those of a model, without what is computed or not stored.
  static func all(of model: ModelSpecification) -> [StoredProperty] {
    model.attributes.filter { !$0.isTransient }.map(StoredProperty.init)
      + model.relationships.map(StoredProperty.init)
  }

  private init(_ attribute: AttributeSpecification) {
    name = attribute.name
    formerNames = attribute.formerNames
    type = attribute.type.enumeration == nil ? attribute.type.swiftName : "an enumeration"
    isOptional = attribute.isOptional
    hasStandIn = attribute.isOptional || attribute.defaultValue != nil
    takesDefault = !attribute.isUnique && attribute.setOn == nil
    isUnique = attribute.isUnique
    cases = attribute.cases
    limits = attribute.limits
    relationship = nil
  }

  private init(_ relationship: RelationshipSpecification) {
    let isToMany = relationship.isToMany
    name = relationship.name
    formerNames = relationship.formerNames
    type = isToMany ? "[\(relationship.destination)]" : relationship.destination
    isOptional = isToMany || relationship.isOptional
    hasStandIn = isOptional
    takesDefault = false
    isUnique = false
    cases = []
    limits = nil
    self.relationship = relationship
  }
}
