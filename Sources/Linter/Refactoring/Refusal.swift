import Diagnostics

/// Why something is not renamed.
public struct Refusal: Error, Hashable, Sendable {
  /// A clause that continues "not renamed: ".
  public let reason: String
  /// What stands in the way.
  public let place: FileRange?
  /// Whether nothing speaks against the rename, but not all is known: somebody who knows it may go on.
  let isDoubt: Bool

  public init(_ reason: String, at place: FileRange? = nil) {
    self.init(reason, at: place, isDoubt: false)
  }

  private init(_ reason: String, at place: FileRange?, isDoubt: Bool) {
    self.reason = reason
    self.place = place
    self.isDoubt = isDoubt
  }

  static func doubt(_ reason: String) -> Refusal {
    Refusal(reason, at: nil, isDoubt: true)
  }
}
