import Diagnostics

extension SwiftSource {
  /// What is said of a file that no compiler takes, in place of all else; nil for one that is whole.
  public var unfinished: Finding? {
    facts.flaw.map { flaw in
      let message =
        switch flaw.kind {
        case .conflict: "decide this conflict of a merge"
        case .unclosedBrace: "close this brace"
        case .strayBrace: "this brace closes nothing"
        }
      return Finding(
        "\(message); nothing else is judged in this file before", at: range(flaw.range.offsets))
    }
  }
}
