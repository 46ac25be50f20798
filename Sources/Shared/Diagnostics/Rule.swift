/// One convention: a pure function from a subject to findings, with its documentation and its tests.
///
/// A rule with options declares `var settings = RuleSettings()` and reads `settings[Self.option]`;
/// the compiler then writes both initialisers.
public protocol Rule<Subject>: Sendable {
  associatedtype Subject
  static var about: RuleDescription { get }
  init()
  /// The rule as a project wants it.
  init(settings: RuleSettings)
  func findings(in subject: Subject) -> [Finding]
}

extension Rule {
  public init(settings: RuleSettings) {
    self.init()
  }
}
