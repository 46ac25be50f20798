/// What an object is made from; only stores make one.
public struct ObjectSeed {
  let key: Int
  let entity: Entity
  let state: ObjectState
  let home: StoreReference?
  let status: ObjectStatus

  /// For the object from which an entity is read.
  static func prototype(named name: String) -> ObjectSeed {
    let empty = Entity(name: name, attributes: [], relationships: []) { _ in
      preconditionFailure("a prototype's entity makes nothing")
    }
    return ObjectSeed(
      key: 0, entity: empty, state: ObjectState(), home: nil, status: .prototype)
  }

  /// For an object that is in no context, read where a required relationship has no value yet.
  ///
  /// - Parameter values: nil for those of a new object.
  static func standIn(for entity: Entity, values: [AttributeValue]? = nil) -> ObjectSeed {
    var state = ObjectState(newFor: entity)
    if let values { state.values = values }
    return ObjectSeed(key: 0, entity: entity, state: state, home: nil, status: .detached)
  }
}

extension ManagedObject {
  /// Whether it only stands where another cannot be read: what is set in it is kept nowhere.
  package var isStandIn: Bool { status == .detached && store == nil }

  /// Whether it stands for one of which nothing can be read.
  package var isUnreadable: Bool { isStandIn && state.values.allSatisfy { $0 == .null } }
}

/// The store that objects live in, for as long as it lives.
@MainActor final class StoreReference {
  weak var store: ObjectStore?

  /// Of the piece of work that is under way.
  var journal: ChangeJournal?
}

/// Where an object is in its life.
enum ObjectStatus {
  case prototype, detached, inserted, saved, deleted
}

/// All that an object knows: the values of its attributes and to-one relationships, and the members
/// of its to-many relationships, nil as long as nobody asked for them.
struct ObjectState: Equatable, Sendable {
  var values: [AttributeValue] = []
  var lists: [[ObjectID]?] = []
}

extension ObjectState {
  /// Takes what a row has, which costs less than a copy.
  init(movedFrom row: inout Row) {
    swap(&values, &row.values)
    swap(&lists, &row.lists)
  }

  init(newFor entity: Entity) {
    values = entity.initialValues
    lists = entity.toManyRelationships.map { _ in [] }
  }
}
