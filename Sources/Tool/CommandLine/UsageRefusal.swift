/// Thrown by a command whose arguments are well formed but do not go together.
public struct UsageRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// Lower case, no full stop.
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
