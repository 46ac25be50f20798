import Diagnostics
import SourceModel

/// What a project has settled about linting: the contents of its `.swiftlint-rules`.
public struct LintSettings: Hashable, Sendable {
  /// The newest edition of the rule set: a rule of a later one does not run.
  public static let newestEdition = 1

  /// The settings file as findings name it; nil where there is none.
  public var file: String?
  public var edition: Int
  /// Globs from the folder of the settings file on; empty means everything.
  public var included: [String]
  public var excluded: [String]
  /// By the identifier of the rule; rules that are not named have their defaults.
  public var rules: [String: RuleSetting]
  /// `regular` or `strict`, for all rules about names that are not set apart; nil where their default holds.
  public var naming: String?
  public var conventions: Conventions
  public var exceptions: [DependencyException]

  public init(
    file: String? = nil, edition: Int = LintSettings.newestEdition, included: [String] = [],
    excluded: [String] = [], rules: [String: RuleSetting] = [:], naming: String? = nil,
    conventions: Conventions = Conventions(), exceptions: [DependencyException] = []
  ) {
    self.file = file
    self.edition = edition
    self.included = included
    self.excluded = excluded
    self.rules = rules
    self.naming = naming
    self.conventions = conventions
    self.exceptions = exceptions
  }

  /// Whether a rule runs.
  public func isOn(_ rule: RuleDescription) -> Bool {
    rules[rule.id]?.isOn ?? (rule.isOnByDefault && rule.edition <= edition)
  }

  /// What holds for the options of a rule.
  public func options(of rule: RuleDescription) -> RuleSettings {
    var options = rules[rule.id]?.options ?? [:]
    if let naming, options["naming"] == nil, rule.options.contains(where: { $0.name == "naming" }) {
      options["naming"] = .text(naming)
    }
    return options
  }

  /// How much a finding of a rule weighs: what the settings say, else the rule's own severity for a certain
  /// finding and a warning for a likely one.
  public func severity(of rule: RuleDescription, _ certainty: Certainty) -> Severity {
    rules[rule.id]?.severity ?? (certainty == .certain ? rule.severity : .warning)
  }
}

/// What a project has settled about one rule.
public struct RuleSetting: Hashable, Sendable {
  /// Nil where the rule's default holds.
  public var isOn: Bool?
  public var severity: Severity?
  public var options: RuleSettings

  public init(isOn: Bool? = nil, severity: Severity? = nil, options: RuleSettings = [:]) {
    self.isOn = isOn
    self.severity = severity
    self.options = options
  }
}

/// A dependency between two types that a project knows to be wrong and keeps for a reason.
public struct DependencyException: Hashable, Sendable {
  public let from: String
  public let to: String
  /// The rule that it is an exception of; nil for every rule.
  public let rule: String?
  public let reason: String
  /// Where it is written.
  public let range: FileRange

  public func covers(_ dependency: Dependency, of rule: String) -> Bool {
    (self.rule ?? rule) == rule && Glob(from)?.matches(dependency.from) == true
      && Glob(to)?.matches(dependency.to) == true
  }
}
