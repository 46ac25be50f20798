import Foundation
import ModelKit

/// An operation that runs, as the status line tells about it.
@MainActor
struct RunningOperation {
  let operation: any ApplicationOperation
  let name: String

  init(_ operation: any ApplicationOperation) {
    self.operation = operation
    name = Self.name(ofType: type(of: operation))
  }

  /// Whether escape stops it.
  var isCancellable: Bool { operation is any CancellableOperation }

  /// - Parameters:
  ///   - isWaiting: until another one is done.
  ///   - isStoppable: by escape.
  func text(isWaiting: Bool, isStoppable: Bool) -> String {
    if operation.isCancelled { return Language.texts.cancelled(name) + " …" }
    let hint = isStoppable ? " (\(Language.texts.escapeStops))" : ""
    if isWaiting { return Language.texts.waiting(name) + hint }
    guard operation is any ProgressReportingOperation else { return name + " …" + hint }
    let fraction = max(0, min(operation.progress.fractionCompleted, 1))
    return name + " … \(Int((fraction * 100).rounded(.down))) %" + hint
  }

  /// The name of an operation for people, its label or else: `SynchronizeNewsOperation` is `synchronize news`.
  static func name(ofType type: Any.Type) -> String {
    var name = String(describing: type)
    if let label = Language.label(name) { return label }
    if name.hasSuffix("Operation") { name.removeLast("Operation".count) }
    return WordSplitting.words(of: name).joined(separator: " ")
  }
}
