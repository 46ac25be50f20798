/// The values of an object at one moment, for any isolation: its attributes and relationships to one. The
/// members of a relationship to many are values of theirs.
public struct Snapshot: Sendable, Hashable {
  public let objectID: ObjectID
  /// The model of the object, as data.
  public let entity: Entity
  let values: [AttributeValue]

  /// The value of an attribute, or the identity in a to-one relationship; nil for any other name.
  public subscript(name: String) -> AttributeValue? {
    entity.valueSlot(named: name).map { values[$0] }
  }

  /// The value of an attribute as its Swift type; nil for another name or type.
  public func value<Value: AttributeConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value? {
    self[name].flatMap { Value(attributeValue: $0) }
  }

  /// The names of the values that differ between two snapshots of one object.
  public func names(changedSince earlier: Snapshot) -> [String] {
    let names = entity.attributes.map(\.name) + entity.toOneRelationships.map(\.name)
    return zip(names, zip(values, earlier.values)).filter { $0.1.0 != $0.1.1 }.map(\.0)
  }

  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    left.objectID == right.objectID && left.values == right.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(objectID)
    hasher.combine(values)
  }
}

extension Snapshot {
  /// The values of a row.
  init(_ row: Row, of entity: Entity) {
    self.init(objectID: row.objectID, entity: entity, values: row.values)
  }
}

extension Snapshot: CustomStringConvertible {
  /// Such as `News 12 (title: "Hello", sortOrder: 0)`.
  public var description: String {
    let names = entity.attributes.map(\.name) + entity.toOneRelationships.map(\.name)
    let pairs = zip(names, values).enumerated().filter { entity.hasOwnValue(at: $0.offset) }
      .map { "\($0.element.0): \($0.element.1)" }
    return "\(objectID) (\(pairs.joined(separator: ", ")))"
  }
}
