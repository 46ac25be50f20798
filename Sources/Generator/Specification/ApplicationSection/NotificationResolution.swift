import Diagnostics

/// A property of the application delegate that holds what a notification carried last.
public struct NotificationPropertySpecification: Sendable {
  public let name: String
  /// The operation that posts the notification.
  public let operation: String
  public let notification: OperationNotification
  /// What it carries.
  public let payload: ValueType
  public let range: FileRange
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
  func checkDelegate(_ problems: Problems) {
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

  func resolve(
    _ property: NotificationPropertyEntry, _ problems: Problems
  ) -> NotificationPropertySpecification? {
    guard let path = property.notification else { return problems.unresolved(property.name) }
    let known = operations.filter { $0.notification != nil }
    let found = known.first { path.value == Self.notificationPath(of: $0) }
    guard let operation = found, let notification = operation.notification else {
      let message = "no operation posts a notification that is called \(quoted(path.value))"
      let hint = advice(path.value, known.map(Self.notificationPath))
      problems.report(UnfittingNotification.self, message + hint, at: path.range)
      return nil
    }
    guard let output = operation.output else {
      let message =
        "\(operation.name.value) has no output, so that its notification carries nothing"
      problems.report(UnfittingNotification.self, message, at: path.range)
      return nil
    }
    guard let payload = valueType(output.value) else { return problems.unresolved(property.name) }
    return NotificationPropertySpecification(
      name: property.name.value, operation: operation.name.value, notification: notification.value,
      payload: payload, range: property.name.range)
  }

  private static func notificationPath(of operation: OperationEntry) -> String {
    operation.name.value + "." + (operation.notification?.value.rawValue ?? "")
  }
}
