/// An entry of `services`.
public struct ServiceSpecification: Sendable {
  public let name: String
  public let baseURL: ServiceAddress
  /// Nil: nothing is kept.
  public let cacheLifetime: TimeSpan?
  /// The first included; 1 or more.
  public let attempts: Int
  public let delay: TimeSpan?
  public let timeout: TimeSpan?
  public let errors: [ServiceStatus]
  public let endpoints: [EndpointSpecification]
}

/// Where the paths of a service begin.
public enum ServiceAddress: Hashable, Sendable {
  case literal(AttributeValue)
  /// The name of one of the application's settings, which is a URL.
  case setting(String)
}

/// A status of HTTP that a service has a name for.
public struct ServiceStatus: Sendable {
  public let name: String
  public let status: Int
}

public enum ServiceMethod: String, Hashable, Sendable {
  case get
  case post
  case put
  case patch
  case delete

  /// Whether asking twice is the same as asking once.
  public var isIdempotent: Bool { self == .get || self == .put || self == .delete }
}

/// What can be asked of a service; becomes a method.
public struct EndpointSpecification: Sendable {
  public let name: String
  public let method: ServiceMethod
  /// Begins with a slash; letters, digits and `-._~/`, and names in braces.
  public let path: String
  /// Those in the path, in its order: required attribute types.
  public let pathParameters: [ParameterSpecification]
  /// Attribute types, optional or not.
  public let query: [ParameterSpecification]
  /// An object's snapshot, a value, or several.
  public let body: ValueType?
  /// Nil: the answer is not looked at.
  public let output: ValueType?
}
