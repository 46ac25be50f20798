/// What is wrong with a text that has a grammar of its own, such as a key path or a predicate.
struct TextProblem: Error {
  let message: String
  /// The bytes of the text that are meant.
  let part: Range<Int>
  /// Whether each text on the way to this one has the problem.
  let isOfWay: Bool

  init(_ message: String, at part: Range<Int>, isOfWay: Bool = false) {
    self.message = message
    self.part = part
    self.isOfWay = isOfWay
  }

  /// The text leads through something that is wrong itself, and reported there.
  static func reportedElsewhere(_ part: Range<Int>) -> TextProblem { TextProblem("", at: part) }

  var isReportedElsewhere: Bool { message.isEmpty }
}
