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
