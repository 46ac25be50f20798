/// A notification as others name it: `ImportOperation.didFinish`, `AnswerView.didChooseAnswer`.
public struct PostedNotification: Hashable, Sendable {
  /// The operation or the view that posts it.
  public let poster: String
  public let name: String
  /// What the value is called that it carries.
  public let payloadName: String
  public let payload: ValueType
}

extension SpecificationEntry {
  /// The notification that a path names; nil where nobody posts it, or where it does not carry one value, which is
  /// reported.
  func postedNotification(_ path: Text, to report: Reporter) -> PostedNotification? {
    guard let candidate = candidates.first(where: { $0.path == path.value }) else {
      return report.unknown(
        path, as: "nobody posts a notification that is called", among: candidates.map(\.path))
    }
    guard let payload = candidate.payload else {
      return report("\(candidate.poster) \(candidate.lack)", at: path)
    }
    return valueType(payload.type).map { type in
      PostedNotification(
        poster: candidate.poster, name: candidate.name, payloadName: payload.name, payload: type)
    }
  }

  /// All that is posted, by operations and by views.
  private var candidates: [NotificationCandidate] {
    operations.compactMap { operation in
      operation.notification.map { notification in
        NotificationCandidate(
          poster: operation.name.value, name: notification.value.rawValue,
          payload: operation.output.map { ("output", $0.value) },
          lack: "has no output, so that its notification carries nothing")
      }
    }
      + views.flatMap { view in
        view.events.filter { $0.notification?.value == true }.map { event in
          let values = event.arguments.compactMap { argument in
            argument.type.map { (argument.name.value, $0.value) }
          }
          return NotificationCandidate(
            poster: view.name.value, name: event.name.value,
            payload: values.count == 1 ? values[0] : nil,
            lack: values.isEmpty
              ? "passes nothing with '\(event.name.value)', so that the notification carries nothing"
              : "passes several values with '\(event.name.value)'; only one can be followed")
        }
      }
  }
}

private struct NotificationCandidate {
  let poster: String
  let name: String
  /// Nil where it does not carry exactly one value.
  let payload: (name: String, type: TypeName)?
  /// What the poster does instead.
  let lack: String

  var path: String { poster + "." + name }
}
