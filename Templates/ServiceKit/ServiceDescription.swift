import Foundation
import ModelKit

/// How a service asks: how long, how often, and what its statuses mean.
public struct ServiceDescription: Sendable {
  /// How long the answer to a GET is used again without asking; nil for never.
  public var cacheLifetime: Duration?

  /// How often something is asked at most, the first time included, where asking again changes nothing.
  public var attempts: Int

  /// Between two attempts, where the server does not say when to ask again.
  public var delay: Duration

  /// From the beginning of an attempt to the last byte of its answer.
  public var timeout: Duration

  /// The most bytes of an answer.
  public var sizeLimit: Int

  /// Which machines are asked.
  public var access: NetworkAccess

  /// The statuses that have names.
  public let failures: (any ServiceFailure.Type)?

  public init(
    cacheLifetime: Duration? = nil, attempts: Int = 1,
    delay: Duration = .seconds(1), timeout: Duration = .seconds(30), sizeLimit: Int = 64 << 20,
    access: NetworkAccess = .everyMachine, failures: (any ServiceFailure.Type)? = nil
  ) {
    self.cacheLifetime = cacheLifetime
    self.attempts = attempts
    self.delay = delay
    self.timeout = timeout
    self.sizeLimit = sizeLimit
    self.access = access
    self.failures = failures
  }
}

/// The machine-written half of a service: its description, beside its endpoints.
public protocol ServiceSpecification: WebService {
  /// The usual one if nothing is said.
  static var description: ServiceDescription { get }
}

extension ServiceSpecification {
  public static var description: ServiceDescription { ServiceDescription() }

  /// A service whose paths begin at an address, such as that of a server in a test.
  ///
  /// - Parameter change: what is to be different from its description.
  public init(baseURL: URL, change: (inout ServiceDescription) -> Void = { _ in }) {
    var description = Self.description
    change(&description)
    self.init(description, at: baseURL)
  }
}
