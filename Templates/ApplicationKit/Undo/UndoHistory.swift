import ModelKit

/// Something that was done to objects, and how it is taken back.
@MainActor
struct UndoStep {
  /// What was done, such as `delete Ada`.
  let name: String
  /// Takes it back; what it returns takes that back in turn.
  let takeBack: @MainActor (UndoHistory) async throws -> UndoStep
}

/// What was done to objects and can be taken back, and what was taken back and can be done again; of
/// both the last first.
@MainActor
final class UndoHistory {
  private var done: [UndoStep] = []
  private var undone: [UndoStep] = []
  /// Which object has taken the place of one that was deleted.
  private var successors: [ObjectID: ObjectID] = [:]

  /// Older steps are forgotten.
  private static let limit = 100

  /// The name of what would be taken back next; nil when there is nothing.
  var nextUndoName: String? { done.last?.name }

  /// The name of what would be done again next; nil when there is nothing.
  var nextRedoName: String? { undone.last?.name }

  /// Remembers what was done. What was taken back before can no longer be done again.
  func add(_ step: UndoStep) {
    done.append(step)
    if done.count > Self.limit { done.removeFirst() }
    undone = []
  }

  /// Takes back the last thing that was done; one that cannot be taken back is forgotten.
  ///
  /// - Returns: its name, or nil when there was nothing.
  func undo() async throws -> String? {
    guard let step = done.popLast() else { return nil }
    undone.append(try await step.takeBack(self))
    return step.name
  }

  /// Does again what was taken back last; what cannot be done again is forgotten.
  ///
  /// - Returns: its name, or nil when there was nothing.
  func redo() async throws -> String? {
    guard let step = undone.popLast() else { return nil }
    done.append(try await step.takeBack(self))
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

/// Why something can no longer be taken back or done again.
struct UndoError: Error, CustomStringConvertible {
  let description: String
}
