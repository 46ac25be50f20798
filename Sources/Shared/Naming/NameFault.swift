import Diagnostics
import Words

/// What is wrong with a name or a word of it, why, and what to write instead.
public struct NameFault: Hashable, Sendable {
  public let convention: NamingConvention
  /// Lower case, no full stop, says what to write instead.
  public let message: String
  /// What may stand there instead; several of which somebody has to choose, or none.
  public let replacements: [String]
  public let certainty: Certainty

  public init(
    _ convention: NamingConvention, _ message: String, replacements: [String] = [],
    certainty: Certainty = .certain
  ) {
    self.convention = convention
    self.message = message
    self.replacements = replacements
    self.certainty = certainty
  }

  /// The fault as a finding.
  public func finding(at range: FileRange, notes: [Note] = []) -> Finding {
    Finding(message, at: range, certainty: certainty, notes: notes, replacements: replacements)
  }
}
