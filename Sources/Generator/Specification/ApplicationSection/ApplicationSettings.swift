/// The section `application`.
public struct ApplicationSettings: Sendable {
  /// Also the name of the Swift module.
  public let name: String
  /// Given or inferred; nil only in a library.
  public let initialController: String?
  public let operationQueues: [OperationQueueSpecification]
  /// Declared ones first, then those that arise from inputs of operations without a value.
  public let settings: [SettingSpecification]
  /// The server that is observed, if any is.
  public let reachability: ReachabilitySpecification?
  /// None in a library.
  public let notifications: [NotificationPropertySpecification]
  /// Where the kits come from; nil where the project carries them.
  public let kits: KitsPackage?
}

/// A package of others that has the kits as its products.
public struct KitsPackage: Sendable {
  /// Where git finds it.
  public let url: String
  /// As Swift's package manager calls it.
  public let name: String
  /// Three numbers with dots between them.
  public let lowestVersion: String

  /// The package of the kits and its folder, where a project has it inside.
  public static let ownName = "Kits"
}

/// A queue on which operations run.
public struct OperationQueueSpecification: Sendable {
  public let name: String
  /// How many operations run at a time; 1 where the spec says nothing.
  public let maximumConcurrentOperations: Int
}

/// A typed value that the user of the application can set.
public struct SettingSpecification: Sendable {
  public let name: String
  /// What its value may still be kept under, the newest first.
  public let formerNames: [String]
  public let type: AttributeType
  public let isOptional: Bool
  /// Nil means that the application asks for a value when it needs one.
  public let defaultValue: AttributeValue?
  public let label: LocalizedText?
}
