/// One relationship of a model.
public final class RelationshipDescription: Sendable {
  /// What becomes of the objects on the other side when an object is deleted.
  public enum DeleteRule: Sendable {
    /// They forget it.
    case nullify
    /// They are deleted too.
    case cascade
    /// It cannot be deleted while there are any.
    case deny
  }

  public let name: String

  /// What stores may still call it, the newest first.
  let formerNames: [String]

  /// Under which stores keep the objects on the other side.
  public let destinationName: String

  /// The name of the model that they are of, which may be derived from another.
  package let destinationModelName: String
  public let destinationNumber: EntityNumber
  public let isToMany: Bool

  /// Whether a to-one relationship may be nil.
  public let isOptional: Bool

  /// The relationship of the destination that leads back, or nil for none.
  public let inverseName: String?
  public let deleteRule: DeleteRule

  /// How many objects a to-many relationship has, or nil for any number.
  public let count: ClosedRange<Int>?

  /// Whether a to-many relationship keeps the order that it was given; otherwise its objects come
  /// in the order of their identities.
  public let isOrdered: Bool
  public let label: String?

  /// Where objects keep it: among the values when to one, among the lists when to many.
  public let slot: Int
  package let destination: @MainActor @Sendable () -> Entity

  @MainActor init<Value: RelationshipValue>(
    _ name: String, was formerNames: [String], of value: Value.Type, inverse inverseName: String?,
    deleteRule: DeleteRule, count: ClosedRange<Int>?, isOrdered: Bool, label: String?, slot: Int
  ) {
    self.name = name
    self.formerNames = formerNames
    let destination = Value.destination
    destinationName = String(describing: ManagedObject.root(of: destination))
    destinationModelName = String(describing: destination)
    destinationNumber = EntityNumber(of: destinationName)
    isToMany = Value.isToMany
    isOptional = Value.isOptional
    self.inverseName = inverseName
    self.deleteRule = deleteRule
    self.count = count
    self.isOrdered = isOrdered
    self.label = label
    self.slot = slot
    self.destination = { EntityReader.entity(of: destination) }
  }
}
