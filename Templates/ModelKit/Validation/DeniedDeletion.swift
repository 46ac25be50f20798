/// Why an object cannot be deleted: others need it.
public struct DeniedDeletion: Equatable, Sendable, CustomStringConvertible {
  /// What keeps an object from being deleted.
  public enum Reason: Equatable, Sendable {
    /// A relationship of the object that denies it leads to others. Messages call it by its label, or by the
    /// name of the property where it has none.
    case related(property: String, name: String, isToMany: Bool)

    /// Another object requires it, which people know by a text, if by any.
    case required(by: ObjectID, modelName: String, text: String?)

    /// A record that cannot be read refers to it.
    case unread(ObjectID, modelName: String)
  }

  public let objectID: ObjectID

  /// The words by which people know the object; nil where it has none.
  public let text: String?

  /// The name of the object's model.
  public let modelName: String
  public let reason: Reason

  @MainActor init(of object: ManagedObject, _ reason: Reason) {
    objectID = object.objectID
    text = object.knownText
    modelName = object.entity.modelName
    self.reason = reason
  }

  public var description: String {
    let other =
      switch reason {
      case .related(_, let name, _): name
      case .required(let objectID, let modelName, let text):
        "\(modelName) \(text ?? "\(objectID.key)")"
      case .unread(let objectID, let modelName): "\(modelName) \(objectID.key)"
      }
    return sentence(about: "\(modelName) \(text ?? "\(objectID.key)")", other)
  }

  /// The reason in English, without a full stop.
  ///
  /// - Parameter other: what messages call the relationship or the object that keeps this one.
  public func sentence(about object: String, _ other: String) -> String {
    let reason =
      switch reason {
      case .related(_, _, let isToMany): "its \(other) \(isToMany ? "are" : "is") still there"
      case .required: "\(other) needs it"
      case .unread: "\(other), which cannot be read, refers to it"
      }
    return "\(object) cannot be deleted: \(reason)"
  }
}

extension DeniedDeletion.Reason {
  @MainActor static func related(_ relationship: RelationshipDescription) -> Self {
    .related(
      property: relationship.name, name: relationship.label ?? relationship.name,
      isToMany: relationship.isToMany)
  }

  @MainActor static func required(by object: ManagedObject) -> Self {
    .required(
      by: object.objectID, modelName: object.entity.modelName, text: object.knownText)
  }
}

extension ManagedObject {
  fileprivate var knownText: String? { knownValue.map(\.unquoted) }
}
