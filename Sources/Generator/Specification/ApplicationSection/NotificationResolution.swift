/// A property of the application delegate that holds what a notification carried last.
public struct NotificationPropertySpecification: Sendable {
  public let name: String
  public let notification: PostedNotification
}

/// The server that an application observes.
public struct ReachabilitySpecification: Hashable, Sendable {
  /// Letters, digits, dots and hyphens.
  public let host: String
  /// From 1 to 65535.
  public let port: Int
}

extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingNotification] }

  /// Only an application has a delegate.
  func checkDelegate() {
    guard let application, controllers.isEmpty else { return }
    let message = "belongs to an application; write 'controllers', or leave it out"
    report("observing a server \(message)", at: application.reachability)
    report("a property of the delegate \(message)", at: application.notifications.first)
  }

  func resolve(_ property: NotificationPropertyEntry) -> NotificationPropertySpecification? {
    property.notification.flatMap { postedNotification($0, to: report) }.map {
      NotificationPropertySpecification(name: property.name.value, notification: $0)
    }
  }
}
