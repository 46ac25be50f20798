/// Objects of one model that were fetched together.
@MainActor final class Siblings {
  var keys: [Int] = []

  /// As many as one statement reads the relationships of.
  static let largest = 100
}

/// The members of a to-many relationship that were read for objects together with those of another.
@MainActor struct ReadMembers {
  let relationship: RelationshipDescription

  /// Of the owners, in the order of the places.
  let keys: [Int]

  /// Where the members of each owner are; nil where there were too many to be read.
  let places: [Range<Int>?]
  let objects: [ManagedObject]

  /// The members of an object; nil where others were read, or where they have changed since.
  func objects(
    of owner: ManagedObject, _ relationship: RelationshipDescription
  ) -> [ManagedObject]? {
    guard relationship === self.relationship, let index = keys.firstIndex(of: owner.key),
      let places = places[index], let list = owner.state.lists[relationship.slot],
      list.count == places.count
    else { return nil }
    let members = Array(objects[places])
    for place in list.indices {
      guard list[place].key == members[place].key, !members[place].isDeleted else { return nil }
    }
    return members
  }
}
