import ModelKit

/// What was done to objects and can be taken back, the last first.
@MainActor
final class UndoHistory {
  private var steps: [(name: String, undo: @MainActor () async throws -> Void)] = []
  /// Which object has taken the place of one that was deleted.
  private var successors: [ObjectID: ObjectID] = [:]

  /// Older steps are forgotten.
  private static let limit = 100

  /// The name of what would be taken back next; nil when there is nothing.
  var nextName: String? { steps.last?.name }

  /// Remembers how to take back what was done.
  ///
  /// - Parameter name: what was done, such as `delete Ada`.
  func add(_ name: String, undo: @escaping @MainActor () async throws -> Void) {
    steps.append((name, undo))
    if steps.count > Self.limit { steps.removeFirst() }
  }

  /// Takes back the last thing that was done; one that cannot be taken back is forgotten.
  ///
  /// - Returns: its name, or nil when there was nothing.
  func undo() async throws -> String? {
    guard let step = steps.popLast() else { return nil }
    try await step.undo()
    return step.name
  }

  /// The object that an identity stands for now.
  func object(_ objectID: ObjectID, in context: any ObjectContext) throws -> ManagedObject? {
    var current = objectID
    while let next = successors[current] { current = next }
    return try context.object(with: current)
  }

  /// A value with the objects in it that stand for its own now: they may have been brought back under
  /// another identity.
  func current(_ value: Any?, in context: any ObjectContext) throws -> Any? {
    if let objects = value as? [ManagedObject] {
      return try objects.compactMap { try object($0.objectID, in: context) }
    }
    return try (value as? ManagedObject).map { try object($0.objectID, in: context) } ?? value
  }

  func replace(_ objectID: ObjectID, by object: ManagedObject) {
    successors[objectID] = object.objectID
  }
}

/// Why something can no longer be taken back.
struct UndoError: Error, CustomStringConvertible {
  let description: String
}
