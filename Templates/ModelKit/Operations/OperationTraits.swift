import Foundation

/// An operation that its user may stop: its work looks at `Task.isCancelled`, and the application
/// offers a key for it.
public protocol CancellableOperation: Operation {}

/// An operation that runs on a queue of the application's environment; others run on the application's own
/// queue.
public protocol QueuedOperation: Operation {
  var queueName: String { get }
}

/// An operation that says how far it is, by its `progress`; the application shows it.
public protocol ProgressReportingOperation: Operation {}
