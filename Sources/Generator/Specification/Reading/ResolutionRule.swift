import Diagnostics

/// What resolution says where a part of the spec has no value: a rule without a check of its own, since
/// looking for the value finds what is wrong.
protocol ResolutionRule: SendableMetatype {
  static var about: RuleDescription { get }
}

extension Problems {
  func report(_ rule: (some ResolutionRule).Type, _ message: String, at range: FileRange) {
    report(rule.about.id, message, at: range)
  }
}
