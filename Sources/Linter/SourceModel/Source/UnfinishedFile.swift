import Diagnostics

extension SwiftSource {
  /// What is said of a file that no compiler takes, in place of all else; nil for one that is whole.
  public var unfinished: Finding? {
    facts.flaw.map { flaw in
      let message =
        switch flaw.kind {
        case .conflict: "decide this conflict of a merge"
        case .unclosedBrace: "close this brace"
        case .strayBrace: "remove this brace, which closes nothing"
        }
      return Finding(
        "\(message); until then nothing else in this file is judged", at: range(flaw.range.offsets))
    }
  }
}
