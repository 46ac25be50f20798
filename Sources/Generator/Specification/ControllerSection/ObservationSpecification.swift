/// A method of a controller that follows something, by a receptionist; its body is hand-written.
public struct ObservationSpecification: Sendable {
  /// The name of the method.
  public let name: String
  public let subject: ObservationSubject
  /// The least time between two calls.
  public let interval: TimeSpan?
}

extension ObservationSubject {
  /// The name of the state that is followed.
  var state: String? {
    if case .shared(let property, _) = self { property.state } else { nil }
  }
}

public enum ObservationSubject: Sendable {
  /// The method gets the value.
  case shared(SharedProperty, ValueType)
  /// An attribute, or a relationship to one, of all objects of a model.
  case model(String, property: String)
  /// What an operation or a view posts; the method gets what it carries, if anything.
  case notification(PostedNotification)
}
