import Diagnostics
import Words

/// What the linter would say of the generated names is said of the spec first.
struct MisspelledWord: Rule {
  static let about = RuleDescription(
    id: "misspelled_word",
    summary: "The words of a name are spelled as English spells them.",
    why: "A search for the right spelling misses the wrong one, and every caller has to copy it.",
    examples: [
      Example(
        "a slip that many people make",
        """
        models:
          News: { attributes: { recievedDate: Date } }
        #                       ^^^^^^^^ misspelled_word: write 'received' instead of 'recieved'
        """),
      Example("the right spelling", "models: { News: { attributes: { receivedDate: Date } } }"),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.doubtfulWords.compactMap { doubt in
      guard case .misspelling(let words) = doubt.verdict.judgement else { return nil }
      let right = alternatives(words.map { "'\($0)'" })
      return Finding("write \(right) instead of '\(doubt.text)'", at: doubt.range)
    }
  }
}
