/// The server that an application observes.
public struct ReachabilitySpecification: Hashable, Sendable {
  /// Letters, digits, dots and hyphens.
  public let host: String
  /// From 1 to 65535.
  public let port: Int
}
