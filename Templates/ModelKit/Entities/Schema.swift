/// The models of a store, with their relationships matched.
public struct Schema: Sendable {
  /// In the order in which the store lists its models; of relatives the one that all are derived from.
  public let entities: [Entity]

  /// Those of relatives as well, by the names of their classes.
  private let models: [String: Entity]
  private let byName: [String: Entity]
  private let inverses: [ObjectIdentifier: RelationshipDescription]
  private let oneWay: [String: [(Entity, RelationshipDescription)]]

  /// Matches the relationships of the models.
  ///
  /// - Throws: a `StoreError` that says which declaration does not fit.
  @MainActor init(models: [any Model.Type]) throws {
    try self.init(models.map { $0.entity })
  }

  /// A model, and those to which relationships lead from it.
  @MainActor init(reachableFrom model: any Model.Type) throws {
    var entities = [model.entity]
    var next = entities.startIndex
    while next < entities.endIndex {
      for destination in entities[next].relationships.map({ $0.destination() })
      where !entities.contains(where: { $0.name == destination.name }) {
        entities.append(destination)
      }
      next += 1
    }
    try self.init(entities)
  }

  /// - Parameter models: of relatives one is enough.
  @MainActor private init(_ models: [Entity]) throws {
    var seen: Set<ObjectIdentifier> = []
    let families = models.filter { $0.kin.map { seen.insert($0.root).inserted } ?? true }
      .map { EntityReader.family(of: $0) }
    entities = families.map { $0[0] }
    self.models = Dictionary(families.joined().map { ($0.modelName, $0) }) { first, _ in first }
    byName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    guard byName.count == entities.count else {
      throw StoreError.unfitModel("a store lists two models of one name")
    }
    var inverses: [ObjectIdentifier: RelationshipDescription] = [:]
    var oneWay: [String: [(Entity, RelationshipDescription)]] = [:]
    for entity in entities {
      for relationship in entity.relationships {
        guard let name = relationship.inverseName else {
          oneWay[relationship.destinationName, default: []].append((entity, relationship))
          continue
        }
        inverses[ObjectIdentifier(relationship)] =
          byName[relationship.destinationName]?.relationships.first { $0.name == name }
      }
    }
    self.inverses = inverses
    self.oneWay = oneWay
    for entity in entities { try entity.check(in: self) }
  }

  /// What a model of the store is, by the name of its class.
  package func model(named name: String) throws -> Entity {
    guard let entity = models[name] else {
      throw StoreError.unknownModel(
        name, nearest: NearestName.nearest(to: name, among: Array(models.keys)))
    }
    return entity
  }

  /// Of which model the object of a row is.
  func model(of row: Row, in entity: Entity) -> Entity {
    guard let slot = entity.modelSlot, case .string(let name) = row.values[slot] else {
      return entity
    }
    return models[name] ?? entity
  }

  /// The places of the stored values that models derived from this one require, and that it does not
  /// have itself, by the names of the models.
  package func slotsRequired(onlyBelow entity: Entity) -> [String: [Int]] {
    let heirs = (entity.kin?.heirNames ?? []).compactMap { models[$0] }
    return Dictionary(
      uniqueKeysWithValues: heirs.map { model in
        let slots = model.attributes.enumerated().filter { slot, attribute in
          !attribute.isOptional && !attribute.isTransient && model.hasOwnValue(at: slot)
            && !entity.hasOwnValue(at: slot)
        }
        return (model.modelName, slots.map(\.offset))
      })
  }

  /// The entity under which a store keeps objects.
  public func entity(named name: String) throws -> Entity {
    guard let entity = byName[name] else {
      throw StoreError.unknownModel(name, nearest: NearestName.nearest(to: name, among: names))
    }
    return entity
  }

  /// The relationship that leads back, nil when there is none.
  public func inverse(of relationship: RelationshipDescription) -> RelationshipDescription? {
    inverses[ObjectIdentifier(relationship)]
  }

  /// Relationships that lead to a model and that the model knows nothing of.
  func oneWayRelationships(to entity: Entity) -> [(Entity, RelationshipDescription)] {
    oneWay[entity.name] ?? []
  }

  /// Whether the model is one of the store's.
  func keeps(_ entity: Entity) -> Bool { byName[entity.name] != nil }

  /// Whether a to-many relationship is stored by itself, rather than read from its inverse: a
  /// to-one that leads back, or a to-many of which one side is enough.
  public func isStored(_ relationship: RelationshipDescription, of entity: Entity) -> Bool {
    guard relationship.isToMany, let inverse = inverse(of: relationship) else {
      return relationship.isToMany
    }
    if relationship.isOrdered { return true }
    if !inverse.isToMany || inverse.isOrdered { return false }
    let mine = (entity.name, relationship.name)
    return mine <= (relationship.destinationName, inverse.name)
  }

  var names: [String] { entities.map(\.name) }

  /// Those of relatives as well, in the order of their names.
  package var allModels: [Entity] { models.values.sorted { $0.modelName < $1.modelName } }
}

extension Entity {
  /// Checks the declarations of the model against those of the others.
  fileprivate func check(in schema: Schema) throws {
    let names = attributes.map(\.name) + relationships.map(\.name)
    if let repeated = names.first(where: { name in names.filter { $0 == name }.count > 1 }) {
      throw failure(repeated, "is declared twice")
    }
    for attribute in attributes { try check(attribute) }
    for relationship in relationships { try check(relationship, in: schema) }
  }

  private func check(_ attribute: AttributeDescription) throws {
    if attribute.moment != nil && attribute.type != .date && attribute.type != .uuid {
      throw failure(attribute.name, "is set by the store, which only a Date or a UUID can be")
    }
    if let pattern = attribute.limits.pattern, (try? Regex(pattern)) == nil {
      throw failure(attribute.name, "has a pattern that is not a regular expression: \(pattern)")
    }
  }

  private func check(_ relationship: RelationshipDescription, in schema: Schema) throws {
    let destination = try schema.entity(named: relationship.destinationName)
    guard let inverseName = relationship.inverseName else { return }
    guard let inverse = destination.relationships.first(where: { $0.name == inverseName })
    else {
      throw failure(relationship.name, "has the inverse \(inverseName), which there is not")
    }
    guard inverse.destinationName == name, inverse.inverseName == relationship.name else {
      throw failure(
        relationship.name, "and \(destination.name).\(inverseName) do not lead to each other")
    }
  }

  private func failure(_ name: String, _ message: String) -> StoreError {
    .unfitModel("\(self.name).\(name) \(message)")
  }
}
