/// What a project has set for one rule; where it is silent, an option has its default.
public struct RuleSettings: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var values: [String: SettingValue]

  public init(_ values: [String: SettingValue] = [:]) {
    self.values = values
  }

  public init(dictionaryLiteral elements: (String, SettingValue)...) {
    self.init(Dictionary(elements) { _, last in last })
  }

  public subscript<Value: OptionValue>(option: RuleOption<Value>) -> Value {
    values[option.name].flatMap(Value.init(settingValue:)) ?? option.standard
  }

  /// The same with the values of others over them.
  public func extended(by other: RuleSettings) -> RuleSettings {
    RuleSettings(values.merging(other.values) { $1 })
  }

  /// The value that was set, or nil where the default holds.
  public subscript(name: String) -> SettingValue? {
    get { values[name] }
    set { values[name] = newValue }
  }
}

/// A value as settings files and examples write it.
public enum SettingValue: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int)
  case text(String)
  case list([String])
  case table([String: String])
}

/// A Swift type that an option can have.
public protocol OptionValue: Sendable {
  static var kind: OptionKind { get }
  init?(settingValue: SettingValue)
  var settingValue: SettingValue { get }
}

extension Bool: OptionValue {
  public static var kind: OptionKind { .boolean }
  public var settingValue: SettingValue { .boolean(self) }

  public init?(settingValue: SettingValue) {
    guard case .boolean(let value) = settingValue else { return nil }
    self = value
  }
}

extension Int: OptionValue {
  public static var kind: OptionKind { .integer }
  public var settingValue: SettingValue { .integer(self) }

  public init?(settingValue: SettingValue) {
    guard case .integer(let value) = settingValue else { return nil }
    self = value
  }
}

extension String: OptionValue {
  public static var kind: OptionKind { .text }
  public var settingValue: SettingValue { .text(self) }

  public init?(settingValue: SettingValue) {
    guard case .text(let value) = settingValue else { return nil }
    self = value
  }
}

extension [String]: OptionValue {
  public static var kind: OptionKind { .list }
  public var settingValue: SettingValue { .list(self) }

  public init?(settingValue: SettingValue) {
    guard case .list(let value) = settingValue else { return nil }
    self = value
  }
}

extension [String: String]: OptionValue {
  public static var kind: OptionKind { .table }
  public var settingValue: SettingValue { .table(self) }

  public init?(settingValue: SettingValue) {
    guard case .table(let value) = settingValue else { return nil }
    self = value
  }
}

/// An enumeration of texts is an option of which one is chosen.
extension OptionValue where Self: RawRepresentable<String> & CaseIterable {
  public static var kind: OptionKind { .choice(allCases.map(\.rawValue)) }
  public var settingValue: SettingValue { .text(rawValue) }

  public init?(settingValue: SettingValue) {
    guard case .text(let value) = settingValue else { return nil }
    self.init(rawValue: value)
  }
}
