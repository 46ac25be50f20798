/// What names one object of a store for good: the same object has the same `objectID` after the
/// store is opened again.
public struct ObjectID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name of the model.
  public let entityName: String

  /// A positive number, counted per model in the order of insertion.
  public let key: Int

  /// The keys that a store accepts from a file: so far from the highest number that counting on
  /// from there never overflows.
  public static let keys = 1...(1 << 53)

  public init(entityName: String, key: Int) {
    self.entityName = entityName
    self.key = key
  }

  /// Such as `News 12`.
  public var description: String { "\(entityName) \(key)" }

  public static func < (left: ObjectID, right: ObjectID) -> Bool {
    left.entityName == right.entityName
      ? left.key < right.key : left.entityName < right.entityName
  }

  public static func == (left: ObjectID, right: ObjectID) -> Bool {
    left.key == right.key && left.entityName == right.entityName
  }

  // The key alone spreads well enough, and hashing it is quicker than hashing the name as well.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}
