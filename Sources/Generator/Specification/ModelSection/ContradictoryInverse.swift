import Diagnostics

extension RuleDescription {
  static let contradictoryInverse = RuleDescription(
    id: "contradictory_inverse",
    summary: "Two relationships that are each other's inverse say the same.",
    why: "Setting one side sets the other; that needs one other side.",
    examples: [
      Example(
        "an inverse that leads elsewhere",
        """
        models:
          News: { relationships: { author: { toOne: Author, inverse: friends } } }
        #                                                            ^^^^^^^ \
        contradictory_inverse: 'Author.friends' leads to Author, not to News
          Author: { relationships: { friends: { toMany: Author, inverse: none } } }
        """),
      Example(
        "two sides",
        """
        models:
          News: { relationships: { author: { toOne: Author, inverse: articles } } }
          Author: { relationships: { articles: { toMany: News, deleteRule: deny, inverse: author } } }
        """),
    ])
}
