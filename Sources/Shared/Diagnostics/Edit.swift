/// One replacement in one file.
public struct Edit: Hashable, Sendable {
  public let range: FileRange
  public let replacement: String

  public init(_ range: FileRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// What would mend a finding: a verb phrase for the reader and the edits that do it.
public struct Fix: Hashable, Sendable {
  public let summary: String
  public let edits: [Edit]

  public init(_ summary: String, edits: [Edit]) {
    self.summary = summary
    self.edits = edits
  }
}
