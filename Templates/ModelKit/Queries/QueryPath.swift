/// The way from an object of a query to one of its values.
public struct QueryPath: Sendable {
  /// A to-one relationship on the way.
  public struct Hop: Sendable {
    public let relationship: RelationshipDescription
    public let destination: Entity
  }

  /// What stands at the end.
  public enum Leaf: Sendable {
    /// An attribute or a to-one relationship, by its place among the values.
    case value(slot: Int)

    /// The object itself.
    case object

    /// How many objects a to-many relationship leads to.
    case count(RelationshipDescription, of: Entity)
  }

  /// The object at which the way begins: 0 is the one that is fetched, a higher number the member
  /// that as many `any` around it look at.
  public let depth: Int
  public let root: Entity
  public internal(set) var hops: [Hop]
  public let leaf: Leaf

  /// The way to another value of the object at which this one ends.
  func path(to leaf: Leaf) -> QueryPath {
    QueryPath(depth: depth, root: root, hops: hops, leaf: leaf)
  }

  /// The entity at whose object the way ends.
  public var lastEntity: Entity { hops.last?.destination ?? root }

  /// The type of the value, nil for an object.
  public var type: AttributeType? {
    switch leaf {
    case .count: .integer
    case .object: nil
    case .value(let slot):
      slot < lastEntity.attributes.count ? lastEntity.attributes[slot].type : nil
    }
  }

  /// Whether another way from the same object ends at the same stored value.
  func isSame(as other: QueryPath) -> Bool {
    guard case .value(let slot) = leaf, case .value(slot) = other.leaf else { return false }
    return hops.map(\.relationship.slot) == other.hops.map(\.relationship.slot)
  }

  /// The models besides its own that the way leads through.
  var entityNames: [String] {
    let names = hops.map(\.destination.name)
    if case .count(_, of: let members) = leaf { return names + [members.name] }
    return names
  }
}

/// The members of a to-many relationship of an object of a query.
public struct QueryMembers: Sendable {
  /// Leads to the object that has the relationship.
  public let owner: QueryPath
  public let relationship: RelationshipDescription
  public let entity: Entity

  /// Of a member, as paths that begin at it have it.
  public let depth: Int
}
