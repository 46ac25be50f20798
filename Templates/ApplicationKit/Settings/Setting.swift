import ModelKit

/// A value that the user of an application chooses, such as the address of a feed.
public struct Setting: Sendable {
  public let name: String
  /// What its value may still be remembered under, the newest first.
  let formerNames: [String]
  public let type: AttributeType
  let defaultValue: AttributeValue
  /// What its type is called, for one that is an enumeration, such as `News.Section`.
  let typeName: String

  /// - Parameters:
  ///   - formerNames: what its value may still be remembered under, the newest first.
  ///   - defaultValue: what holds as long as nothing else is chosen; without one the application asks when it needs
  ///     the value.
  public init<Value: AttributeConvertible>(
    _ name: String, _ type: Value.Type, was formerNames: [String] = [],
    default defaultValue: Value? = nil
  ) {
    self.name = name
    self.formerNames = formerNames
    self.type = type.attributeType
    typeName = Language.name(ofType: type)
    self.defaultValue = defaultValue?.attributeValue ?? .null
  }
}

/// Why settings cannot be used.
public struct SettingsError: Error, Equatable, CustomStringConvertible {
  public let description: String
}
