/// Everything that keeps objects from being saved.
public struct ValidationError: Error, Equatable, CustomStringConvertible {
  /// One rule that one property breaks.
  public struct Breach: Equatable, Sendable, CustomStringConvertible {
    public let objectID: ObjectID

    /// The name of the property.
    public let property: String

    /// What is wrong, such as `title is required`.
    public let message: String

    public var description: String { message }
  }

  /// At least one.
  public let breaches: [Breach]

  /// The messages, each once, such as `News: title is required; body is required`.
  public var description: String {
    var messages: [String] = []
    for breach in breaches {
      let message = "\(breach.objectID.entityName): \(breach.message)"
      if !messages.contains(message) { messages.append(message) }
    }
    return messages.joined(separator: "; ")
  }
}
