/// What a rule returns: where, what, how sure. The engine adds the rule and the severity.
public struct Finding: Hashable, Sendable {
  /// Lower case, no full stop, says what to write instead.
  public let message: String
  /// The narrowest range that the user must change.
  public let range: FileRange
  public let certainty: Certainty
  public let notes: [Note]
  public let fix: Fix?
  /// Set where the finding is about one type naming another, so that settings can except it.
  public let dependency: Dependency?

  public init(
    _ message: String, at range: FileRange, certainty: Certainty = .certain, notes: [Note] = [],
    fix: Fix? = nil, dependency: Dependency? = nil
  ) {
    self.message = message
    self.range = range
    self.certainty = certainty
    self.notes = notes
    self.fix = fix
    self.dependency = dependency
  }
}

/// A sentence that belongs to a finding, with the place it speaks of where there is one.
public struct Note: Hashable, Sendable {
  public let message: String
  public let range: FileRange?

  public init(_ message: String, at range: FileRange? = nil) {
    self.message = message
    self.range = range
  }
}
