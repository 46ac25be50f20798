import Foundation
import ModelKit

/// A notification whose payload an application delegate keeps.
@MainActor public struct KeptNotification {
  let observe: (ReceivedNotifications) -> NotificationObservation

  public init<Payload>(_ notification: TypedNotification<Payload>) {
    observe = { received in
      notification.observe { [weak received] in received?.payloads[notification.name] = $0 }
    }
  }
}

/// What the notifications of an application have carried last.
@MainActor final class ReceivedNotifications {
  var payloads: [Notification.Name: any Sendable] = [:]
  private var observations: [NotificationObservation] = []
  private static var all: [ObjectIdentifier: WeakReference] = [:]

  private struct WeakReference {
    weak var received: ReceivedNotifications?
  }

  init(for delegate: any ApplicationDelegate) {
    observations = delegate.keptNotifications.map { $0.observe(self) }
    Self.all = Self.all.filter { $0.value.received != nil }
    Self.all[ObjectIdentifier(delegate)] = WeakReference(received: self)
  }

  static func of(_ delegate: any ApplicationDelegate) -> ReceivedNotifications? {
    all[ObjectIdentifier(delegate)]?.received
  }
}

extension ApplicationDelegate {
  /// What a notification that the delegate keeps has carried last; nil before the first, and while no
  /// application runs.
  public func lastPayload<Payload>(of notification: TypedNotification<Payload>) -> Payload? {
    ReceivedNotifications.of(self)?.payloads[notification.name] as? Payload
  }
}
