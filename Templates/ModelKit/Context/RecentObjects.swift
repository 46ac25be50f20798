/// Holds the objects that were read last, so that what was read together with something that was asked
/// for is still there when it is asked for itself.
@MainActor struct RecentObjects {
  private static let capacity = 4096
  private var objects: [ManagedObject] = []
  private var next = 0

  mutating func add(_ object: ManagedObject) {
    if objects.count < Self.capacity {
      objects.append(object)
    } else {
      objects[next] = object
      next = (next + 1) % Self.capacity
    }
  }
}

/// Objects of one model that were fetched together.
final class Siblings: Sendable {
  let keys: [Int]

  /// As many as one statement reads the relationships of.
  static let largest = 50

  init(_ keys: [Int]) {
    self.keys = keys
  }
}

/// The members of a to-many relationship that were read for objects together with those of another.
@MainActor struct ReadMembers {
  private let relationship: RelationshipDescription
  private var members = [Int: [ManagedObject]](minimumCapacity: Siblings.largest)

  init(_ relationship: RelationshipDescription) {
    self.relationship = relationship
  }

  mutating func add(_ objects: [ManagedObject], of owner: ManagedObject) {
    members[owner.key] = objects
  }

  /// The members of an object; nil where others were read, or where they have changed since.
  func objects(
    of owner: ManagedObject, _ relationship: RelationshipDescription
  ) -> [ManagedObject]? {
    guard relationship === self.relationship, let objects = members[owner.key],
      let list = owner.state.lists[relationship.slot], list.count == objects.count
    else { return nil }
    for place in list.indices {
      guard list[place].key == objects[place].key, !objects[place].isDeleted else { return nil }
    }
    return objects
  }
}
