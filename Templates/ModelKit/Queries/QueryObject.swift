/// Stands for an object in the closures of a fetch request: its properties stand for the values that
/// the objects have, and give conditions and sort orders when they are compared.
@MainActor @dynamicMemberLookup
public struct QueryObject<Object: Model> {
  let place: QueryPlace

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

  public static func == (left: QueryObject, right: Object?) -> QueryCondition {
    left.comparison(.isEqual, .constant(right.map { .object($0.objectID) } ?? .null))
  }

  public static func != (left: QueryObject, right: Object?) -> QueryCondition {
    left.comparison(.isNotEqual, .constant(right.map { .object($0.objectID) } ?? .null))
  }

  public static func == (left: QueryObject, right: QueryObject) -> QueryCondition {
    left.comparison(.isEqual, .path(right.place.identity))
  }

  public static func != (left: QueryObject, right: QueryObject) -> QueryCondition {
    left.comparison(.isNotEqual, .path(right.place.identity))
  }

  private func comparison(
    _ relation: QueryComparison.Relation, _ right: QueryOperand
  ) -> QueryCondition {
    .comparison(
      QueryComparison(left: place.identity, relation: relation, right: [right], options: []))
  }
}

extension QueryObject {
  /// The object that is fetched.
  package init() {
    self.init(place: QueryPlace(of: Object.entity, depth: 0, nesting: QueryNesting()))
  }

  fileprivate init(through name: String, of place: QueryPlace) {
    guard let relationship = place.entity.relationship(named: name) else {
      preconditionFailure("\(place.entity.name).\(name) is not a relationship")
    }
    let hop = QueryPath.Hop(relationship: relationship, destination: Object.entity)
    var place = place
    place.path.hops.append(hop)
    self.init(place: place)
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
    let place = QueryPlace(of: members.entity, depth: nesting.depth, nesting: nesting)
    return .member(members, condition(QueryObject(place: place)))
  }

  /// How many objects there are; none where the way there is nil.
  public var count: QueryAttribute<Int> {
    QueryAttribute(path: members.owner.path(to: .count(members.relationship, of: members.entity)))
  }
}

/// Where an object of a query is.
struct QueryPlace {
  /// Leads to the object.
  var path: QueryPath
  let nesting: QueryNesting

  init(of root: Entity, depth: Int, nesting: QueryNesting) {
    path = QueryPath(depth: depth, root: root, hops: [], leaf: .object)
    self.nesting = nesting
  }

  /// What the last relationship on the way has, so that no other table is looked at.
  var identity: QueryPath {
    var identity = path
    guard let last = identity.hops.popLast() else { return path }
    return identity.path(to: .value(slot: last.relationship.slot))
  }

  var entity: Entity { path.lastEntity }
}

/// How many `any` a closure stands in, while the closures of one request run.
@MainActor final class QueryNesting {
  var depth = 0
}
