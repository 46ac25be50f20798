import Diagnostics
import Words

/// What the linter would say of the generated names is said of the spec first.
struct AbbreviatedWord: Rule {
  static let about = RuleDescription(
    id: "abbreviated_word",
    summary: "Names are written in whole words.",
    why: "A short form saves its writer a few keys once and costs every later reader a guess.",
    examples: [
      Example(
        "shortened words",
        """
        models:
          News: { attributes: { usrName: String } }
        #                       ^^^ abbreviated_word: write 'user' instead of 'usr'
        """),
      Example("whole words", "models: { News: { attributes: { userName: String } } }"),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.doubtfulWords.compactMap { doubt in
      guard case .abbreviation(let expansions) = doubt.verdict.judgement else { return nil }
      let message =
        expansions.count == 1
        ? "write '\(expansions[0])' instead of '\(doubt.text)'"
        : "write '\(doubt.text)' out: \(alternatives(expansions))"
      return Finding(message, at: doubt.range)
    }
  }
}
