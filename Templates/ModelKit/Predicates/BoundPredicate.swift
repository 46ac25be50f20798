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

/// A predicate whose names are looked up.
public indirect enum BoundPredicate: Sendable {
  case all([BoundPredicate])
  case any([BoundPredicate])
  case not(BoundPredicate)
  case comparison(BoundComparison)
}

extension BoundPredicate {
  static func equality(of path: BoundPath, to value: AttributeValue) -> BoundPredicate {
    .comparison(
      BoundComparison(
        left: .path(path), relation: .isEqual, right: [.constant(value)], options: [], cases: []))
  }

  /// Every key path in the predicate.
  public var paths: [BoundPath] {
    switch self {
    case .all(let members), .any(let members): members.flatMap(\.paths)
    case .not(let member): member.paths
    case .comparison(let comparison):
      ([comparison.left] + comparison.right).compactMap { term in
        if case .path(let path) = term { path } else { nil }
      }
    }
  }
}

/// Two sides of like types and what is said of them.
public struct BoundComparison: Sendable {
  /// How the sides are compared.
  public enum Relation: Sendable {
    case isEqual, isNotEqual, isLess, isLessOrEqual, isGreater, isGreaterOrEqual
    case isIn, isBetween, contains, beginsWith, endsWith
  }

  public let left: BoundTerm
  public let relation: Relation

  /// One term, or two for `isBetween`, or any number for `isIn`.
  public let right: [BoundTerm]
  public let options: ComparisonOptions

  /// The cases of the enumeration that is compared, by whose order `<` goes; empty for other types.
  public let cases: [String]
}

/// One side of a comparison.
public enum BoundTerm: Sendable {
  case path(BoundPath)
  case constant(AttributeValue)
}

/// A key path whose names are looked up.
public struct BoundPath: Sendable {
  /// One relationship on the way.
  public struct Hop: Sendable {
    public let relationship: RelationshipDescription
    public let destination: Entity
  }

  /// What stands at the end.
  public enum Leaf: Sendable {
    /// An attribute or a to-one relationship, by its place among the values.
    case value(slot: Int)

    /// The objects of the last hop themselves.
    case member

    /// How many objects the last hop leads to.
    case count
  }

  public let root: Entity
  public let hops: [Hop]
  public let leaf: Leaf

  /// The entity at whose objects the path ends.
  public var lastEntity: Entity { hops.last?.destination ?? root }

  /// Whether the path can lead to several values.
  public var isToMany: Bool {
    let hops = if case .count = leaf { hops.dropLast() } else { hops[...] }
    return hops.contains { $0.relationship.isToMany }
  }

  /// The type of the values, nil for objects.
  public var type: AttributeType? {
    switch leaf {
    case .count: .integer
    case .member: nil
    case .value(let slot):
      slot < lastEntity.attributes.count ? lastEntity.attributes[slot].type : nil
    }
  }

  /// The name of the model of the objects at the end, when there are objects.
  var objectName: String? {
    switch leaf {
    case .count: nil
    case .member: lastEntity.name
    case .value(let slot):
      slot < lastEntity.attributes.count
        ? nil : lastEntity.toOne(slot: slot).destinationName
    }
  }
}

/// A key path to sort by.
public struct BoundSort: Sendable {
  public let path: BoundPath
  public let isDescending: Bool

  /// The cases of the enumeration at the end of the path; empty for other types.
  public let cases: [String]
}
