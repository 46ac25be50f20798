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
  /// Where each pattern that includes is written, and for each that excludes the settings file, where settings begin
  /// from others.
  var includedPlaces: [FileRange] = []
  var excludedFiles: [String: String] = [:]
  /// By the identifier of the rule; rules that are not named have their defaults.
  public var rules: [String: RuleSetting]
  /// `regular` or `strict`, for all rules about names that are not set apart; nil where their default holds.
  public var naming: String?
  public var conventions: Conventions
  public var exceptions: [DependencyException]
  /// Where each layer is written, by its name.
  var layerPlaces: [String: FileRange] = [:]
  /// What holds for a part of the files, each over what stands before it.
  public var overrides: [SettingsOverride] = []
  /// Whether settings in the folders above hold no more.
  public var isRoot = false
  /// Other settings files that these begin from, as they are written.
  public var bases: [SettingsBase] = []
  /// The keys that the file has: of the others those of the settings above or before hold.
  var stated: Set<SettingsKey> = []

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
  public func severity(of rule: RuleDescription, certainty: Certainty) -> Severity {
    rules[rule.id]?.severity ?? (certainty == .certain ? rule.severity : .warning)
  }
}

extension LintSettings {
  /// These settings with others over them: of a folder inside, of a part of the files, or of the file that
  /// names these as its base.
  func extended(by other: LintSettings) -> LintSettings {
    var settings = self
    settings.file = other.file ?? file
    if other.stated.contains(.edition) { settings.edition = other.edition }
    settings.naming = other.naming ?? naming
    if other.stated.contains(.included) {
      (settings.included, settings.includedPlaces) = (other.included, other.includedPlaces)
    }
    settings.excluded += other.excluded
    settings.excludedFiles.merge(other.excludedFiles) { $1 }
    settings.rules.merge(other.rules) { $0.extended(by: $1) }
    settings.conventions.words = conventions.words.extended(by: other.conventions.words)
    if other.conventions.hasOwnLayers {
      settings.conventions.layers = other.conventions.layers
      settings.layerPlaces = other.layerPlaces
      settings.conventions.hasOwnLayers = true
    }
    settings.exceptions += other.exceptions
    settings.overrides += other.overrides
    settings.isRoot = other.isRoot
    settings.bases = []
    settings.stated.formUnion(other.stated)
    return settings
  }

  /// The same with further settings of rules.
  func with(_ rules: [String: RuleSetting]) -> LintSettings {
    var settings = self
    settings.rules.merge(rules) { $0.extended(by: $1) }
    return settings
  }
}

extension WordSettings {
  fileprivate func extended(by other: WordSettings) -> WordSettings {
    var words = self
    if other.dictionaries != WordSettings().dictionaries { words.dictionaries = other.dictionaries }
    words.accepted += other.accepted.filter { !accepted.contains($0) }
    words.abbreviations.merge(other.abbreviations) { $1 }
    words.preferred.merge(other.preferred) { $1 }
    return words
  }
}

/// Settings of rules for the files that fit a pattern.
public struct SettingsOverride: Hashable, Sendable {
  /// Globs from the folder of the settings file on.
  public let paths: [String]
  public let rules: [String: RuleSetting]
  /// Where it is written.
  public let range: FileRange
}

/// A settings file that another one begins from.
public struct SettingsBase: Hashable, Sendable {
  /// From the folder of the file that names it on, or absolute.
  public let path: String
  public let range: FileRange
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

  /// The same with what another setting says over it.
  func extended(by other: RuleSetting) -> RuleSetting {
    RuleSetting(
      isOn: other.isOn ?? isOn, severity: other.severity ?? severity,
      options: options.extended(by: other.options))
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
