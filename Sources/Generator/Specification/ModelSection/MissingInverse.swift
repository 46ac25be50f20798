import Diagnostics

extension RuleDescription {
  static let missingInverse = RuleDescription(
    id: "missing_inverse",
    summary: "A relationship has an inverse, or says that it has none.",
    why: "Without the other side a deleted object leaves references behind that nobody clears.",
    severity: .warning,
    examples: [
      Example(
        "one side only",
        """
        models:
          News: { relationships: { author: Author? } }
        #                          ^^^^^^ missing_inverse: no relationship leads back from \
        Author; add 'news: [News]' there, or say 'inverse: none' here
          Author: { attributes: { name: String } }
        """),
      Example(
        "the only relationship back is the inverse",
        """
        models:
          News: { relationships: { author: Author? } }
          Author: { relationships: { articles: [News] } }
        """),
    ])
}
