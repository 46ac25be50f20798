/// What is wrong with a text that has a grammar of its own, such as a key path or a predicate.
struct TextProblem: Error {
  let message: String
  /// The bytes of the text that are meant.
  let part: Range<Int>

  init(_ message: String, at part: Range<Int>) {
    self.message = message
    self.part = part
  }

  /// The text leads through something that is wrong itself, and reported there.
  static func reportedElsewhere(_ part: Range<Int>) -> TextProblem { TextProblem("", at: part) }

  var isReportedElsewhere: Bool { message.isEmpty }
}

extension Problems {
  func report(_ rule: (some SpecificationRule).Type, _ problem: TextProblem, in text: Text) {
    guard !problem.isReportedElsewhere else { return }
    report(rule, problem.message, at: text.range(of: problem.part))
  }

  /// Reports why there is no value, and is none in its place.
  func refusal<Value>(
    _ rule: (some SpecificationRule).Type, _ problem: TextProblem, in text: Text
  ) -> Value? {
    report(rule, problem, in: text)
    return nil
  }
}
