import Diagnostics

/// Why something is not renamed.
public struct Refusal: Error, Hashable, Sendable {
  /// A clause that continues "not renamed: ".
  public let reason: String
  /// What stands in the way.
  public let place: FileRange?

  public init(_ reason: String, at place: FileRange? = nil) {
    self.reason = reason
    self.place = place
  }
}
