import Diagnostics

/// How much of the conventions a project asks for: `naming` in its settings, which all rules about names read.
enum NamingStrictness: String, CaseIterable, OptionValue {
  /// What Apple's own SDK does with hardly an exception.
  case regular
  /// The whole convention.
  case strict

  static let option = RuleOption(
    "naming", default: NamingStrictness.regular,
    "regular for what Apple's SDK does with hardly an exception, strict for the whole convention")
}

extension RuleSettings {
  /// Whether the whole convention is asked for.
  var isStrict: Bool { self[NamingStrictness.option] == .strict }
}
