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

  /// Of what the store gives an attribute as it is inserted, and as it is saved.
  let insertionSlots: [Int]
  let saveSlots: [Int]

  /// The lists of a row of which none was read.
  let unreadLists: [[ObjectID]?]

  /// Whether the objects want to be told of the turns of their life.
  let hasLifeCycle: Bool

  /// Where objects keep the properties, by the order in which an object's wrappers are made: the
  /// place of an attribute or to-one relationship among the values, of any other among the lists.
  let slots: [Int]
  private let order: [String]
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
    order: [String] = [], hasLifeCycle: Bool = false,
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
    insertionSlots = attributes.indices.filter { attributes[$0].moment == .insert }
    saveSlots = attributes.indices.filter { attributes[$0].moment == .save }
    unreadLists = toManyRelationships.map { _ in nil }
    self.hasLifeCycle = hasLifeCycle
    self.order = order
    var properties: [String: Property] = [:]
    for (slot, attribute) in attributes.enumerated() {
      properties[attribute.name] = .attribute(slot)
    }
    for relationship in relationships {
      properties[relationship.name] =
        relationship.isToMany ? .toMany(relationship.slot) : .toOne(relationship.slot)
    }
    self.properties = properties
    slots = order.map { name in
      switch properties[name] {
      case .attribute(let slot), .toOne(let slot), .toMany(let slot): slot
      case nil: preconditionFailure("\(name) is declared by no wrapper")
      }
    }
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

  /// The name of the property whose wrapper has a number.
  func name(at number: UInt16) -> String { order[Int(number)] }

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
