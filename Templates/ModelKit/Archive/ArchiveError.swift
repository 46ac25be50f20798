/// What is wrong with an archive, and where.
public struct ArchiveError: Error, Equatable, CustomStringConvertible {
  /// Line and column where the text is not JSON, or else the path to the value, such as
  /// `News[2].title`.
  public let place: String
  public let message: String

  public var description: String { "\(place): \(message)" }
}
