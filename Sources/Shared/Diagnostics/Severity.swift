/// How much a diagnostic weighs for the exit status.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  case error
  case warning
}

/// How sure a finding is: a certain one may be fixed without asking, a likely one is shown.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  case certain
  case likely
}
