/// A type that can be read from one argument.
public protocol ArgumentValue: Sendable {
  init?(argument: String)
  /// What stands for the value in a usage line, in capitals.
  static var placeholder: String { get }
  /// All values there are; empty where there are too many to list.
  static var choices: [String] { get }
}

extension ArgumentValue {
  public static var choices: [String] { [] }
}

extension String: ArgumentValue {
  public init?(argument: String) { self = argument }
  public static var placeholder: String { "TEXT" }
}

extension Int: ArgumentValue {
  public init?(argument: String) { self.init(argument) }
  public static var placeholder: String { "NUMBER" }
}

/// An enumeration of words becomes a choice by declaring `ArgumentValue`.
extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  public init?(argument: String) { self.init(rawValue: argument) }
  public static var placeholder: String { choices.joined(separator: "|") }
  public static var choices: [String] { allCases.map(\.rawValue) }
}
