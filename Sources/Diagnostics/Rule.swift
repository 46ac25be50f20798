/// One convention: a pure function from a subject to findings, with its documentation and its tests.
public protocol Rule<Subject>: Sendable {
  associatedtype Subject
  static var about: RuleDescription { get }
  init()
  func findings(in subject: Subject) -> [Finding]
}
