/// Everything that keeps objects from being saved.
public struct ValidationError: Error, Equatable, CustomStringConvertible {
  /// One rule that one property breaks.
  public struct Breach: Equatable, Sendable, CustomStringConvertible {
    public let objectID: ObjectID

    /// The name of the object's model.
    public let modelName: String

    /// The name of the property.
    public let property: String

    /// What messages call the property: its label, or its name where it has none.
    public let name: String
    public let reason: BreachReason

    /// What is wrong, such as `title is required`.
    public var message: String { reason.sentence(about: name) }

    public var description: String { message }
  }

  /// At least one.
  public let breaches: [Breach]

  /// The messages, each once, such as `News: title is required; body is required`.
  public var description: String { description(\.message) { $0 } }

  /// The same in other words.
  ///
  /// - Parameters:
  ///   - sentence: what is wrong, without a full stop.
  ///   - model: what a model is called, by its name.
  public func description(
    _ sentence: (Breach) -> String, of model: (String) -> String
  ) -> String {
    var messages: [String] = []
    for breach in breaches {
      let message = "\(model(breach.modelName)): \(sentence(breach))"
      if !messages.contains(message) { messages.append(message) }
    }
    return messages.joined(separator: "; ")
  }
}
