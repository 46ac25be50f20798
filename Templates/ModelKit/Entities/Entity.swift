/// A model as data: its attributes and relationships, read once from the property wrappers of its
/// class.
public final class Entity: Sendable {
  /// The name of the model's class.
  public let name: String

  /// In the order of their declaration.
  public let attributes: [AttributeDescription]

  /// In the order of their declaration.
  public let relationships: [RelationshipDescription]

  /// The values of an object before it is given any: the attributes in their order, then the to-one
  /// relationships.
  let initialValues: [AttributeValue]
  let toOneRelationships: [RelationshipDescription]
  let toManyRelationships: [RelationshipDescription]
  let uniqueSlots: [Int]
  let make: @MainActor @Sendable (ObjectSeed) -> ManagedObject
  private let properties: [String: Property]

  /// A property, and where objects keep it.
  enum Property: Sendable {
    case attribute(Int)
    case toOne(Int)
    case toMany(Int)
  }

  init(
    name: String, attributes: [AttributeDescription], relationships: [RelationshipDescription],
    make: @escaping @MainActor @Sendable (ObjectSeed) -> ManagedObject
  ) {
    self.name = name
    self.attributes = attributes
    self.relationships = relationships
    self.make = make
    toOneRelationships = relationships.filter { !$0.isToMany }
    toManyRelationships = relationships.filter(\.isToMany)
    initialValues = attributes.map(\.defaultValue) + toOneRelationships.map { _ in .null }
    uniqueSlots = attributes.indices.filter { attributes[$0].isUnique }
    var properties: [String: Property] = [:]
    for (slot, attribute) in attributes.enumerated() {
      properties[attribute.name] = .attribute(slot)
    }
    for relationship in relationships {
      properties[relationship.name] =
        relationship.isToMany ? .toMany(relationship.slot) : .toOne(relationship.slot)
    }
    self.properties = properties
  }

  /// The attribute with this name, or nil.
  public func attribute(named name: String) -> AttributeDescription? {
    guard case .attribute(let slot) = properties[name] else { return nil }
    return attributes[slot]
  }

  /// The relationship with this name, or nil.
  public func relationship(named name: String) -> RelationshipDescription? {
    switch properties[name] {
    case .toOne(let slot): toOne(slot: slot)
    case .toMany(let slot): toManyRelationships[slot]
    default: nil
    }
  }

  /// The names of all properties, in the order of declaration, attributes first.
  public var propertyNames: [String] { attributes.map(\.name) + relationships.map(\.name) }

  func property(named name: String) -> Property? { properties[name] }

  /// Where objects keep an attribute or a to-one relationship.
  func valueSlot(named name: String) -> Int? {
    switch properties[name] {
    case .attribute(let slot), .toOne(let slot): slot
    default: nil
    }
  }

  /// The name of the attribute or to-one relationship at a place among the values.
  public func valueName(slot: Int) -> String {
    slot < attributes.count ? attributes[slot].name : toOne(slot: slot).name
  }

  func toOne(slot: Int) -> RelationshipDescription { toOneRelationships[slot - attributes.count] }
}
