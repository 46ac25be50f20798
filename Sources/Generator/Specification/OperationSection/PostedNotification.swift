import Diagnostics

/// A notification that an operation posts, as others name it: `ImportOperation.didFinish`.
struct PostedNotification {
  let operation: String
  let notification: OperationNotification
  /// What it carries.
  let payload: ValueType
}

extension SpecificationEntry {
  /// The notification that a path names; nil where no operation posts it, or it carries nothing, which is reported.
  func postedNotification(
    _ path: Text, _ rule: (some SpecificationRule).Type, problems: Problems
  ) -> PostedNotification? {
    let posting = operations.filter { $0.notification != nil }
    guard let operation = posting.first(where: { $0.notificationPath == path.value }),
      let notification = operation.notification
    else {
      let message = "no operation posts a notification that is called \(quoted(path.value))"
      let hint = advice(path.value, posting.map(\.notificationPath))
      problems.report(rule, message + hint, at: path.range)
      return nil
    }
    guard let output = operation.output else {
      let message =
        "\(operation.name.value) has no output, so that its notification carries nothing"
      problems.report(rule, message, at: path.range)
      return nil
    }
    guard let payload = valueType(output.value) else { return problems.unresolved(path) }
    return PostedNotification(
      operation: operation.name.value, notification: notification.value, payload: payload)
  }
}

extension OperationEntry {
  fileprivate var notificationPath: String {
    name.value + "." + (notification?.value.rawValue ?? "")
  }
}
