/// A fetch request without the type of its objects: what stores answer.
public struct Query: Sendable {
  public let entity: Entity
  public let condition: QueryCondition
  public var sorts: [QuerySort]
  public var limit: Int?

  /// How many of the first objects are left out.
  public var offset = 0

  /// The row from which on, itself included, the objects come; of any that is not known to be there it is
  /// not said where it would be.
  public var start: Row?

  /// Whether the objects come in the opposite order, those that are equal included.
  public var isReversed = false

  /// Whether a row comes without the values that cannot be read, instead of not at all.
  package var isLenient = false
}

extension Query {
  /// Every object of a model, in the order of insertion.
  init(of entity: Entity) {
    self.init(entity: entity, condition: entity.membership(.all([])), sorts: [])
  }

  /// The objects whose attribute has a value.
  init(of entity: Entity, whoseSlot slot: Int, is value: AttributeValue) {
    let path = QueryPath(depth: 0, root: entity, hops: [], leaf: .value(slot: slot))
    self.init(
      entity: entity, condition: entity.membership(.equality(of: path, to: value)), sorts: [])
  }

  /// The objects whose relationship leads to one of several objects.
  init(
    of entity: Entity, whose relationship: RelationshipDescription,
    leadsToOneOf objectIDs: [ObjectID], of destination: Entity
  ) {
    /// Each by itself, so that an index finds them.
    func leads(_ path: QueryPath) -> QueryCondition {
      .any(objectIDs.map { .equality(of: path, to: .object($0)) })
    }
    let condition: QueryCondition
    if relationship.isToMany {
      let owner = QueryPath(depth: 0, root: entity, hops: [], leaf: .object)
      let member = QueryPath(depth: 1, root: destination, hops: [], leaf: .object)
      condition = .member(
        QueryMembers(owner: owner, relationship: relationship, entity: destination, depth: 1),
        leads(member))
    } else {
      let path = QueryPath(
        depth: 0, root: entity, hops: [], leaf: .value(slot: relationship.slot))
      condition = leads(path)
    }
    self.init(entity: entity, condition: condition, sorts: [])
  }

  /// Every path in the condition and the orders.
  public var paths: [QueryPath] {
    condition.parts.flatMap { part -> [QueryPath] in
      if case .comparison(let comparison) = part { comparison.paths } else { [] }
    } + sorts.map(\.path)
  }

  /// The models besides its own that the query looks at.
  var otherEntityNames: Set<String> {
    Set(condition.entityNames + sorts.flatMap(\.path.entityNames))
  }
}

extension QueryCondition {
  fileprivate static func equality(
    of path: QueryPath, to value: AttributeValue
  ) -> QueryCondition {
    .comparison(
      QueryComparison(left: path, relation: .isEqual, right: [.constant(value)], options: []))
  }
}
