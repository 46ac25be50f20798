import ModelKit

/// Something that was done to objects, and how it is taken back.
@MainActor
struct UndoStep {
  /// What was done, such as `delete Ada`.
  let name: String
  /// Takes it back; what it returns takes that back in turn.
  let takeBack: @MainActor (UndoHistory) async throws -> UndoStep
}

/// The two ways through what was done.
enum UndoDirection {
  case undo
  case redo

  var opposite: UndoDirection { self == .undo ? .redo : .undo }
}

/// What was done to objects and can be taken back, and what was taken back and can be done again.
@MainActor
final class UndoHistory {
  /// The last is taken back first.
  private var steps: [UndoDirection: [UndoStep]] = [:]
  /// Which object has taken the place of one that was deleted.
  private var successors: [ObjectID: ObjectID] = [:]

  /// Older steps are forgotten.
  private static let limit = 100

  /// The name of what would be taken back or done again next; nil when there is nothing.
  func nextName(_ direction: UndoDirection) -> String? { steps[direction]?.last?.name }

  /// Remembers what was done. What was taken back before can no longer be done again.
  func add(_ step: UndoStep) {
    steps = [.undo: ((steps[.undo] ?? []) + [step]).suffix(Self.limit)]
  }

  /// Takes back what was done last, or does again what was taken back last; what cannot be is
  /// forgotten.
  ///
  /// - Returns: its name, or nil when there was nothing.
  func takeStep(_ direction: UndoDirection) async throws -> String? {
    guard let step = steps[direction]?.popLast() else { return nil }
    steps[direction.opposite, default: []].append(try await step.takeBack(self))
    return step.name
  }

  /// The identity of what stands for an object now: it may have been brought back under another.
  func current(_ objectID: ObjectID) -> ObjectID {
    var current = objectID
    while let next = successors[current] { current = next }
    return current
  }

  /// Remembers which objects have taken the place of others.
  func replace(_ successors: [ObjectID: ObjectID]) {
    self.successors.merge(successors) { $1 }
  }
}
