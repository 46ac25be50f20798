/// A notification as others name it: `ImportOperation.didFinish`, `AnswerView.didChooseAnswer`.
public struct PostedNotification: Hashable, Sendable {
  /// The operation or the view that posts it.
  public let poster: String
  public let name: String
  /// The value that it carries; nil for none.
  public let payload: PostedPayload?
}

/// The value of a notification, and what it is called.
public struct PostedPayload: Hashable, Sendable {
  public let name: String
  public let type: ValueType
}

extension SpecificationEntry {
  /// The notification that a path names; nil where nobody posts it, or where it carries more than can be taken, which
  /// is reported.
  func postedNotification(_ path: Text, to report: Reporter) -> PostedNotification? {
    guard let candidate = candidates.first(where: { $0.path == path.value }) else {
      return report.unknown(
        path, as: "nobody posts a notification that is called", among: candidates.map(\.path))
    }
    guard candidate.values.count <= 1 else {
      let message = "passes several values with '\(candidate.name)'; only one can be followed"
      return report("\(candidate.poster) \(message)", at: path)
    }
    let payload = candidate.values.first.map { name, type in
      valueType(type).map { PostedPayload(name: name, type: $0) }
    }
    // A type that is wrong is reported where it stands.
    if case .some(nil) = payload { return nil }
    return PostedNotification(
      poster: candidate.poster, name: candidate.name, payload: payload ?? nil)
  }

  /// All that is posted, by operations and by views.
  private var candidates: [NotificationCandidate] {
    operations.compactMap { operation in
      operation.notification.map { notification in
        NotificationCandidate(
          poster: operation.name.value, name: notification.value.rawValue,
          values: operation.output.map { [("output", $0.value)] } ?? [])
      }
    }
      + views.flatMap { view in
        view.events.filter { $0.notification?.value == true }.map { event in
          NotificationCandidate(
            poster: view.name.value, name: event.name.value,
            values: event.arguments.compactMap { argument in
              argument.type.map { (argument.name.value, $0.value) }
            })
        }
      }
  }
}

private struct NotificationCandidate {
  let poster: String
  let name: String
  let values: [(name: String, type: TypeName)]

  var path: String { poster + "." + name }
}
