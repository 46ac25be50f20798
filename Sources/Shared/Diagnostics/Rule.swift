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
  var keys: KeyTreatment { get }
}

/// What becomes of a finding about the name of a property that is a key of what is read or written, so that others
/// have chosen it: it stands, it may be seen otherwise, or it goes.
public enum KeyTreatment: Sendable {
  case judged, likely, left
}

extension Rule {
  public var keys: KeyTreatment { .judged }

  public init(settings: RuleSettings) {
    self.init()
  }
}
