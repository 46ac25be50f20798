/// What is wrong with an archive, and where.
public struct ArchiveError: ErrorWithSentence, Equatable {
  /// Line and column where the text is not JSON, or else the path to the value, such as
  /// `News[2].title`.
  public let place: ErrorSentence
  public let message: ErrorSentence

  public var sentence: ErrorSentence { "\(place): \(message)" }

  init(at place: ErrorSentence, message: ErrorSentence) {
    self.place = place
    self.message = message
  }

  public init(place: String, message: ErrorSentence) {
    self.init(at: ErrorSentence(stringLiteral: place), message: message)
  }
}
