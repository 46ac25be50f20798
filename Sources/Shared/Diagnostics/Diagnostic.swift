/// Everything that is wrong with a user's file, whichever part of the tool found it.
public struct Diagnostic: Hashable, Sendable {
  /// The identifier of the rule that found it, in snake_case.
  public let rule: String
  public let severity: Severity
  public let finding: Finding
  private let about: About?

  public init(rule: String, severity: Severity, finding: Finding, subject: Subject? = nil) {
    self.rule = rule
    self.severity = severity
    self.finding = finding
    about = subject.map { About($0) }
  }

  /// What it is about; nil where nobody has asked.
  public var subject: Subject? { about?.subject }

  /// The same with what it is about.
  public func with(_ subject: Subject) -> Diagnostic {
    Diagnostic(rule: rule, severity: severity, finding: finding, subject: subject)
  }

  /// The same with another finding in its place.
  public func with(_ finding: Finding) -> Diagnostic {
    Diagnostic(rule: rule, severity: severity, finding: finding, subject: subject)
  }

  public var message: String { finding.message }
  public var range: FileRange { finding.range }
}

extension Diagnostic: Comparable {
  /// File order, then rule and message, so that two runs print the same text.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.range != right.range { return left.range < right.range }
    return (left.rule, left.message) < (right.rule, right.message)
  }
}

extension Diagnostic {
  /// What a finding is about: an object, so that the many of whom nobody has asked have no room for it.
  fileprivate final class About: Hashable, Sendable {
    let subject: Subject

    init(_ subject: Subject) { self.subject = subject }

    static func == (left: About, right: About) -> Bool { left.subject == right.subject }

    func hash(into hasher: inout Hasher) { hasher.combine(subject) }
  }
}
