/// A fetch request whose names are looked up and whose values have the types of what they are
/// compared with: what stores work on.
public struct Query: Sendable {
  public let entity: Entity
  public let predicate: BoundPredicate
  public let sorts: [BoundSort]
  public var limit: Int?
}

extension Query {
  /// Every object of a model, in the order of insertion.
  init(of entity: Entity) {
    self.init(entity: entity, predicate: .all([]), sorts: [], limit: nil)
  }

  /// The objects whose attribute has a value.
  init(of entity: Entity, whoseSlot slot: Int, is value: AttributeValue) {
    let path = BoundPath(root: entity, hops: [], leaf: .value(slot: slot))
    self.init(entity: entity, predicate: .equality(of: path, to: value), sorts: [], limit: nil)
  }

  /// The objects whose relationship leads to an object.
  init(
    of entity: Entity, whose relationship: RelationshipDescription, leadsTo objectID: ObjectID,
    of destination: Entity
  ) {
    let hop = BoundPath.Hop(relationship: relationship, destination: destination)
    let path =
      relationship.isToMany
      ? BoundPath(root: entity, hops: [hop], leaf: .member)
      : BoundPath(root: entity, hops: [], leaf: .value(slot: relationship.slot))
    self.init(
      entity: entity, predicate: .equality(of: path, to: .object(objectID)), sorts: [], limit: nil)
  }

  /// The models besides its own that the query looks at.
  var otherEntityNames: Set<String> {
    let paths = predicate.paths + sorts.map(\.path)
    return Set(paths.flatMap { $0.hops.map(\.destination.name) })
  }
}
