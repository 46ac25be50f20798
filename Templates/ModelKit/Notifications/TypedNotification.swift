import Foundation

/// A notification with a payload of a known type, posted on the main actor: that an operation has
/// succeeded, or what an event of a view says.
public struct TypedNotification<Payload: Sendable>: Sendable {
  /// The name under which `NotificationCenter` posts it.
  public let name: Notification.Name

  public init(_ name: String) {
    self.name = Notification.Name(name)
  }

  /// Posts it.
  @MainActor public func post(
    _ payload: Payload, to center: NotificationCenter = .current
  ) {
    center.post(name: name, object: nil, userInfo: [payloadKey: payload])
  }

  /// Calls the handler at every post, for as long as somebody holds what is returned.
  @MainActor public func observe(
    _ handler: @escaping @MainActor (Payload) -> Void
  ) -> NotificationObservation {
    NotificationObservation(name) { notification in
      let payload = notification.userInfo?[payloadKey] as? Payload
      guard let payload else { return }
      MainActor.assumeIsolated { handler(payload) }
    }
  }
}

private let payloadKey = "payload"

/// Keeps a handler informed of a notification for as long as somebody holds it.
@MainActor public final class NotificationObservation {
  private nonisolated(unsafe) let token: any NSObjectProtocol
  private let center = NotificationCenter.current

  init(_ name: Notification.Name, _ handler: @escaping @Sendable (Notification) -> Void) {
    token = center.addObserver(forName: name, object: nil, queue: nil, using: handler)
  }

  deinit {
    center.removeObserver(token)
  }
}

extension NotificationCenter {
  /// The one through which typed notifications go: that of the process, unless a test has one of its own, which no
  /// test beside it hears.
  @TaskLocal public static var current = NotificationCenter.default
}
