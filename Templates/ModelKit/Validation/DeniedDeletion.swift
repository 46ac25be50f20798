/// Why an object cannot be deleted: a relationship that denies it leads to others.
public struct DeniedDeletion: Equatable, Sendable, CustomStringConvertible {
  public let objectID: ObjectID

  /// The words by which people know the object; nil where it has none.
  public let text: String?

  /// The name of the object's model.
  public let modelName: String

  /// The name of the relationship.
  public let property: String

  /// What messages call the relationship: its label, or its name where it has none.
  public let name: String
  public let isToMany: Bool

  @MainActor init(of object: ManagedObject, by relationship: RelationshipDescription) {
    objectID = object.objectID
    text = object.knownValue.map(\.unquoted)
    modelName = object.entity.modelName
    property = relationship.name
    name = relationship.label ?? relationship.name
    isToMany = relationship.isToMany
  }

  public var description: String {
    sentence(about: "\(modelName) \(text ?? "\(objectID.key)")", name)
  }

  /// The reason in English, without a full stop.
  public func sentence(about object: String, _ relationship: String) -> String {
    "\(object) cannot be deleted: its \(relationship) \(isToMany ? "are" : "is") still there"
  }
}
