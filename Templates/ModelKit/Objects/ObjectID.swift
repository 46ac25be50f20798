/// What names one object of a store for good: the same object has the same `objectID` after the
/// store is opened again.
public struct ObjectID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Stands for the name of the model.
  public let entityNumber: EntityNumber

  /// A positive number, counted per model in the order of insertion.
  public let key: Int

  /// The keys that a store accepts from a file: so far from the highest number that counting on
  /// from there never overflows.
  public static let keys = 1...(1 << 53)

  public init(_ entityNumber: EntityNumber, key: Int) {
    self.entityNumber = entityNumber
    self.key = key
  }

  public init(entityName: String, key: Int) {
    self.init(EntityNumber(of: entityName), key: key)
  }

  /// The name of the model.
  public var entityName: String { entityNumber.name }

  /// Such as `News 12`.
  public var description: String { "\(entityName) \(key)" }

  public static func < (left: ObjectID, right: ObjectID) -> Bool {
    left.entityNumber == right.entityNumber
      ? left.key < right.key : left.entityName < right.entityName
  }

  // The key alone spreads well enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}
