import Foundation

/// The machine-written half of an operation that reports its success by a notification.
public protocol OperationSpecification: Operation {
  associatedtype Payload: Sendable
  static var didFinish: TypedNotification<Payload> { get }
}

extension OperationSpecification {
  /// Posts the notification when the output is what it carries.
  @MainActor func postFinish(_ output: any Sendable, to center: NotificationCenter) {
    if let payload = output as? Payload { Self.didFinish.post(payload, to: center) }
  }
}
