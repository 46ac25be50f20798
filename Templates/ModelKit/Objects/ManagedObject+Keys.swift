extension ManagedObject {
  /// The value of a property by its name: the Swift value of an attribute, an object or nil, or an
  /// array of objects.
  public func value(forKey key: String) throws -> Any? {
    switch entity.property(named: key) {
    case .attribute(let slot):
      let attribute = entity.attributes[slot]
      let value = state.values[slot]
      return value == .null ? nil : attribute.swiftValue(value)
    case .toOne: return related(named: key).first
    case .toMany: return related(named: key)
    case nil: throw KeyError.unknownKey(key, entity: entity)
    }
  }

  /// Sets a property by its name. A value of another type is an error, and so is nil for a required
  /// property.
  public func setValue(_ value: Any?, forKey key: String) throws {
    switch entity.property(named: key) {
    case .attribute(let slot):
      let attribute = entity.attributes[slot]
      guard let converted = attribute.attributeValue(value) else {
        throw KeyError.unlikeType(key: key, expected: attribute.type.name)
      }
      setValue(converted, slot: slot)
    case .toOne(let slot):
      try setObjects(value.map { [$0] } ?? [], by: entity.toOne(slot: slot))
    case .toMany(let slot):
      guard let objects = value as? [Any] else {
        throw KeyError.unlikeType(
          key: key, expected: "[\(entity.toManyRelationships[slot].destinationModelName)]")
      }
      try setObjects(objects, by: entity.toManyRelationships[slot])
    case nil: throw KeyError.unknownKey(key, entity: entity)
    }
  }

  /// The value at the end of a path through to-one relationships, such as `author.name`; nil where
  /// an object on the way is.
  public func value(forKeyPath path: String) throws -> Any? {
    let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var object = self
    for key in keys.dropLast() {
      guard let relationship = object.entity.relationship(named: key), !relationship.isToMany else {
        guard object.entity.property(named: key) == nil else {
          throw KeyError.unlikeType(key: key, expected: "one object")
        }
        throw KeyError.unknownKey(key, entity: object.entity)
      }
      guard let next = object.related(named: key).first else { return nil }
      object = next
    }
    return try object.value(forKey: keys.last ?? path)
  }

  private func setObjects(_ values: [Any], by relationship: RelationshipDescription) throws {
    let objects = values.compactMap { $0 as? ManagedObject }
      .filter { relationship.destination().includes($0.entity) }
    guard objects.count == values.count else {
      throw KeyError.unlikeType(
        key: relationship.name, expected: relationship.destinationModelName)
    }
    relate(to: objects, by: relationship)
  }
}

/// A property was asked for that there is not, or given what it cannot hold.
public enum KeyError: ErrorWithSentence, Equatable {
  case unknownProperty(key: String, entityName: String, nearest: String?)
  case unlikeType(key: String, expected: String)

  static func unknownKey(_ key: String, entity: Entity) -> KeyError {
    .unknownProperty(
      key: key, entityName: entity.modelName,
      nearest: NearestName.nearest(to: key, among: entity.propertyNames))
  }

  public var sentence: ErrorSentence {
    switch self {
    case .unknownProperty(let key, let entityName, let nearest):
      "\(entityName) has no property '\(key)'\(NearestName.question(nearest))"
    case .unlikeType(let key, let expected): "'\(key)' takes a value of type \(expected)"
    }
  }
}
