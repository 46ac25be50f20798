/// Stands for an object in the closures of a fetch request: its properties stand for the values that
/// the objects have, and give conditions and sort orders when they are compared.
@MainActor @dynamicMemberLookup
public struct QueryObject<Object: Model> {
  let place: QueryPlace

  init(place: QueryPlace) {
    self.place = place
  }

  /// The object that is fetched.
  package init() {
    self.init(place: QueryPlace(depth: 0, root: Object.entity, hops: [], nesting: QueryNesting()))
  }

  /// What stands for an attribute or the objects of a relationship; through a to-one relationship that
  /// is nil every value is nil.
  public subscript<Value: QueryableValue>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Value.QueryExpression {
    Value.queryExpression(
      QueryProperty(name: EntityReader.name(of: keyPath, in: Object.self), place: place))
  }

  // A derived model has the conformances of the model that it is derived from, whose name they hold:
  // only here is the model known that a property is declared with.

  /// What stands for the object of a relationship.
  public subscript<Destination: Model>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Destination>
  ) -> QueryObject<Destination> {
    QueryObject<Destination>(through: EntityReader.name(of: keyPath, in: Object.self), of: place)
  }

  /// What stands for the object of a relationship that may have none.
  public subscript<Destination: Model>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Destination?>
  ) -> QueryObject<Destination> {
    QueryObject<Destination>(through: EntityReader.name(of: keyPath, in: Object.self), of: place)
  }

  private init(through name: String, of place: QueryPlace) {
    guard let relationship = place.entity.relationship(named: name) else {
      preconditionFailure("\(place.entity.name).\(name) is not a relationship")
    }
    let hop = QueryPath.Hop(relationship: relationship, destination: Object.entity)
    self.init(
      place: QueryPlace(
        depth: place.depth, root: place.root, hops: place.hops + [hop], nesting: place.nesting))
  }

  public static func == (left: QueryObject, right: Object?) -> QueryCondition {
    left.comparison(.isEqual, .constant(right.map { .object($0.objectID) } ?? .null))
  }

  public static func != (left: QueryObject, right: Object?) -> QueryCondition {
    left.comparison(.isNotEqual, .constant(right.map { .object($0.objectID) } ?? .null))
  }

  public static func == (left: QueryObject, right: QueryObject) -> QueryCondition {
    left.comparison(.isEqual, .path(right.place.path))
  }

  public static func != (left: QueryObject, right: QueryObject) -> QueryCondition {
    left.comparison(.isNotEqual, .path(right.place.path))
  }

  private func comparison(
    _ relation: QueryComparison.Relation, _ right: QueryOperand
  ) -> QueryCondition {
    .comparison(
      QueryComparison(left: place.path, relation: relation, right: [right], options: []))
  }
}

/// Stands for the objects of a to-many relationship in the closures of a fetch request.
@MainActor public struct QueryObjects<Object: Model> {
  let members: QueryMembers
  let nesting: QueryNesting

  /// Whether one of the objects fulfils a condition.
  public func any(
    _ condition: (QueryObject<Object>) -> QueryCondition
  ) -> QueryCondition {
    nesting.depth += 1
    defer { nesting.depth -= 1 }
    let members = QueryMembers(
      owner: members.owner, relationship: members.relationship, entity: members.entity,
      depth: nesting.depth)
    let place = QueryPlace(
      depth: nesting.depth, root: members.entity, hops: [], nesting: nesting)
    return .member(members, condition(QueryObject(place: place)))
  }

  /// How many objects there are; none where the way there is nil.
  public var count: QueryAttribute<Int> {
    QueryAttribute(
      path: QueryPath(
        depth: members.owner.depth, root: members.owner.root, hops: members.owner.hops,
        leaf: .count(members.relationship, of: members.entity)))
  }
}

/// Where an object of a query is.
struct QueryPlace {
  let depth: Int
  let root: Entity
  let hops: [QueryPath.Hop]
  let nesting: QueryNesting

  /// The way to the object: what its last relationship has, so that no other table is looked at.
  var path: QueryPath {
    guard let last = hops.last else {
      return QueryPath(depth: depth, root: root, hops: [], leaf: .object)
    }
    return QueryPath(
      depth: depth, root: root, hops: hops.dropLast(), leaf: .value(slot: last.relationship.slot))
  }

  var entity: Entity { hops.last?.destination ?? root }
}

/// How many `any` a closure stands in, while the closures of one request run.
@MainActor final class QueryNesting {
  var depth = 0
}
