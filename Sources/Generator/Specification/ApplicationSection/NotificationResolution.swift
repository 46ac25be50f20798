import Diagnostics

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
  /// Only an application has a delegate.
  func checkDelegate() {
    guard let application, controllers.isEmpty else { return }
    func report(_ what: String, at range: FileRange) {
      let message = "\(what) belongs to an application; write 'controllers', or leave it out"
      problems.report(UnfittingNotification.self, message, at: range)
    }
    if let reachability = application.reachability {
      report("observing a server", at: reachability.range)
    }
    if let first = application.notifications.first {
      report("a property of the delegate", at: first.name.range)
    }
  }

  func resolve(_ property: NotificationPropertyEntry) -> NotificationPropertySpecification? {
    guard let path = property.notification,
      let posted = postedNotification(path, UnfittingNotification.self)
    else { return problems.unresolved(property.name) }
    return NotificationPropertySpecification(
      name: property.name.value, notification: posted)
  }
}
