import Diagnostics

extension SwiftSource {
  /// What is said of a file that no compiler accepts, in place of all else; nil for one that is whole.
  public var unfinished: Finding? {
    facts.flaw.map { flaw in
      let message =
        switch flaw.kind {
        case .conflict: "resolve this merge conflict"
        case .unclosedBrace: "close this brace"
        case .strayBrace: "remove this brace, which closes nothing"
        case .unclosedString: "close this string literal"
        case .unclosedComment: "close this comment"
        }
      return Finding(
        "\(message); until then nothing else in this file is judged", at: range(flaw.range.offsets))
    }
  }
}
