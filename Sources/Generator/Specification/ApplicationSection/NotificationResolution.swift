/// A property of the application delegate that holds what a notification carried last.
public struct NotificationPropertySpecification: Sendable {
  public let name: String
  public let notification: PostedNotification
  /// What the notification carries.
  public let type: ValueType
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
    guard let path = property.notification, let posted = postedNotification(path, to: report)
    else { return nil }
    guard let payload = posted.payload else {
      return report("\(path.value) carries nothing that a property could hold", at: path)
    }
    return NotificationPropertySpecification(
      name: property.name.value, notification: posted, type: payload.type)
  }
}
