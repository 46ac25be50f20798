import ModelKit

/// Something that was done to objects, and how it is taken back.
@MainActor
struct UndoStep {
  /// What was done, such as `delete Ada`.
  let name: String
  /// What is done in several steps is taken back at once.
  var group: UndoGroup?
  /// Takes it back; the step that it returns takes that back in turn. The objects are those that came back.
  let takeBack: @MainActor () async throws -> (step: UndoStep, objects: [ManagedObject])
}

/// What one action has done.
@MainActor
final class UndoGroup {}

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

  /// Older steps are forgotten.
  private static let limit = 100

  /// The name of what would be taken back or done again next; nil when there is nothing.
  func nextName(_ direction: UndoDirection) -> String? { steps[direction]?.last?.name }

  /// Remembers what was done. What was taken back before can no longer be done again.
  func add(_ step: UndoStep) {
    steps = [.undo: ((steps[.undo] ?? []) + [step]).suffix(Self.limit)]
  }

  /// Takes back what was done last, or does again what was taken back last. What is gone, or what the models
  /// refuse, is forgotten, so that it keeps nobody from what lies below it; what the file does not take at the
  /// moment can be tried again.
  ///
  /// - Returns: its name and the objects that came back, or nil when there was nothing.
  func takeStep(
    _ direction: UndoDirection
  ) async throws -> (name: String, objects: [ManagedObject])? {
    var taken: (name: String, objects: [ManagedObject])?
    var group: UndoGroup?
    repeat {
      guard let step = steps[direction]?.popLast() else { break }
      group = step.group
      do {
        var (opposite, objects) = try await step.takeBack()
        opposite.group = group
        steps[direction.opposite, default: []].append(opposite)
        taken = (step.name, (taken?.objects ?? []) + objects)
      } catch {
        if (error as? StoreError)?.mayPass == true { steps[direction, default: []].append(step) }
        throw error
      }
    } while group != nil && steps[direction]?.last?.group === group
    return taken
  }
}

extension StoreError {
  /// Whether the same may be stored another time: the models have nothing against it.
  fileprivate var mayPass: Bool {
    switch self {
    case .deniedDeletion, .repeatedValue: false
    default: true
    }
  }
}
