/// A model as data: its attributes and relationships, read once from the property wrappers of its
/// class.
public final class Entity: Sendable {
  /// The name under which stores keep the objects: that of the model's class, or of the class that it
  /// and its relatives are derived from, which have one table.
  public let name: String
  public let number: EntityNumber

  /// The name of the model's class.
  public let modelName: String

  /// What stores may still call it, the newest first.
  let formerNames: [String]

  /// Nil where no other class is derived from the same model.
  let kin: EntityKin?

  /// By the places of their values, in the order of their declaration; those of relatives as well,
  /// whose objects have the same places.
  public let attributes: [AttributeDescription]

  /// In the order of their declaration; those of relatives as well.
  public let relationships: [RelationshipDescription]

  /// Without those of relatives.
  public let ownAttributes: [AttributeDescription]
  public let ownRelationships: [RelationshipDescription]

  /// Where an object keeps the name of its model; nil where a model has no relatives.
  package let modelSlot: Int?

  /// Whether only models that are derived from it have objects.
  public var isAbstract: Bool { kin?.isAbstract ?? false }

  /// The models of which objects are that are objects of this one; none where it has no relatives.
  package var heirNames: [String] { kin?.heirNames ?? [] }

  /// The values of an object before it is given any: the attributes in their order, then the to-one
  /// relationships.
  let initialValues: [AttributeValue]
  package let toOneRelationships: [RelationshipDescription]
  package let toManyRelationships: [RelationshipDescription]
  let uniqueSlots: [Int]

  /// Of what the store gives an attribute as it is inserted, and as it is saved.
  let insertionSlots: [Int]
  let saveSlots: [Int]

  /// The lists of a row of which none was read.
  package let unreadLists: [[ObjectID]?]

  /// Whether the objects want to be told of the turns of their life.
  let hasLifeCycle: Bool

  /// Where objects keep the properties, by the order in which an object's wrappers are made: the
  /// place of an attribute or to-one relationship among the values, of any other among the lists.
  let slots: [Int]
  private let order: [String]

  /// Whether a value is the model's own, by the places of values.
  private let owned: [Bool]
  let make: @MainActor @Sendable (consuming ObjectSeed) -> ManagedObject
  private let properties: [String: Property]

  /// A property, and where objects keep it.
  enum Property: Sendable {
    case attribute(Int)
    case toOne(Int)
    case toMany(Int)

    /// The place of a value.
    var valueSlot: Int? {
      switch self {
      case .attribute(let slot), .toOne(let slot): slot
      case .toMany: nil
      }
    }
  }

  /// - Parameter kin: where the model stands among its relatives, nil where it has none.
  init(
    name: String, was formerNames: [String] = [], kin: EntityKin? = nil,
    attributes: [AttributeDescription], relationships: [RelationshipDescription],
    order: [String] = [], hasLifeCycle: Bool = false,
    make: @escaping @MainActor @Sendable (consuming ObjectSeed) -> ManagedObject
  ) {
    self.name = kin?.rootName ?? name
    number = EntityNumber(of: self.name)
    modelName = name
    self.formerNames = formerNames
    self.kin = kin
    self.relationships = relationships
    self.make = make
    toOneRelationships = relationships.filter { !$0.isToMany }
    toManyRelationships = relationships.filter(\.isToMany)
    let ownNames = kin == nil ? nil : Set(order)
    func isOwn(_ name: String) -> Bool { ownNames?.contains(name) ?? true }
    ownAttributes = attributes.filter { isOwn($0.name) }
    ownRelationships = relationships.filter { isOwn($0.name) }
    let all = attributes + (kin.map { [$0.modelAttribute] } ?? [])
    self.attributes = all
    modelSlot = kin == nil ? nil : attributes.count
    initialValues =
      attributes.map { isOwn($0.name) ? $0.defaultValue : .null }
      + (kin == nil ? [] : [.string(name)]) + toOneRelationships.map { _ in .null }
    uniqueSlots = all.indices.filter { all[$0].isUnique }
    insertionSlots = all.indices.filter { all[$0].moment == .insert && isOwn(all[$0].name) }
    saveSlots = all.indices.filter { all[$0].moment == .save && isOwn(all[$0].name) }
    unreadLists = toManyRelationships.map { _ in nil }
    self.hasLifeCycle = hasLifeCycle
    self.order = order
    let properties = Self.properties(
      attributes.enumerated().filter { isOwn($0.element.name) }, ownRelationships)
    self.properties = properties
    var owned = initialValues.map { _ in false }
    for property in properties.values {
      if let slot = property.valueSlot { owned[slot] = true }
    }
    self.owned = owned
    slots = order.map { name in
      switch properties[name] {
      case .attribute(let slot), .toOne(let slot), .toMany(let slot): slot
      case nil: preconditionFailure("\(name) is declared by no wrapper")
      }
    }
  }

  private static func properties(
    _ attributes: [(offset: Int, element: AttributeDescription)],
    _ relationships: [RelationshipDescription]
  ) -> [String: Property] {
    var properties: [String: Property] = [:]
    for (slot, attribute) in attributes { properties[attribute.name] = .attribute(slot) }
    for relationship in relationships {
      properties[relationship.name] =
        relationship.isToMany ? .toMany(relationship.slot) : .toOne(relationship.slot)
    }
    return properties
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
  public var propertyNames: [String] { ownAttributes.map(\.name) + ownRelationships.map(\.name) }

  /// Whether objects have a value at a place; the others belong to relatives.
  func hasOwnValue(at slot: Int) -> Bool { owned[slot] }

  /// Whether the objects of all models that are derived from it have a value at a place.
  package func isPart(ofEveryObject slot: Int) -> Bool { owned[slot] || slot == modelSlot }

  func property(named name: String) -> Property? { properties[name] }

  /// The name of the property whose wrapper has a number.
  func name(at number: UInt16) -> String { order[Int(number)] }

  /// Where objects keep an attribute or a to-one relationship.
  package func valueSlot(named name: String) -> Int? {
    properties[name]?.valueSlot
  }

  /// The name of the attribute or to-one relationship at a place among the values.
  public func valueName(slot: Int) -> String {
    slot < attributes.count ? attributes[slot].name : toOne(slot: slot).name
  }

  /// The to-one relationship at a place among the values.
  public func toOne(slot: Int) -> RelationshipDescription {
    toOneRelationships[slot - attributes.count]
  }
}
