/// Something about a rule that a project may set: `RuleOption("minimum", default: 3, "...")`.
public struct RuleOption<Value: OptionValue>: DescribedOption {
  /// As it is written in the settings, in camelCase.
  public let name: String
  public let standard: Value
  /// What it changes, in one sentence.
  public let summary: String

  public init(_ name: String, default standard: Value, _ summary: String) {
    self.name = name
    self.standard = standard
    self.summary = summary
  }

  public var description: OptionDescription {
    OptionDescription(
      name: name, kind: Value.kind, standard: standard.settingValue, summary: summary)
  }
}

/// An option whose type does not matter: what a list of options holds.
public protocol DescribedOption: Sendable {
  var description: OptionDescription { get }
}

/// An option as the settings, `explain` and the documentation see it.
public struct OptionDescription: Hashable, Sendable {
  public let name: String
  public let kind: OptionKind
  public let standard: SettingValue
  public let summary: String

  /// The least number that means something, since all of them count: 0 only where that is the default.
  public var least: Int? {
    guard case .integer(let number) = standard else { return nil }
    return min(number, 1)
  }

  /// Whether a value that somebody wrote fits.
  public func accepts(_ value: SettingValue) -> Bool {
    switch (kind, value) {
    case (.boolean, .boolean), (.integer, .integer), (.text, .text), (.list, .list),
      (.table, .table):
      true
    case (.choice(let choices), .text(let text)): choices.contains(text)
    default: false
    }
  }
}

/// The shapes that a value of an option can have.
public enum OptionKind: Hashable, Sendable {
  case boolean
  case integer
  case text
  case choice([String])
  case list
  case table

  /// As a message names it after "expected".
  public var phrase: String {
    switch self {
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .text: "a string"
    case .choice(let choices): "one of " + choices.joined(separator: ", ")
    case .list: "a list of strings"
    case .table: "a mapping from text to text"
    }
  }
}
