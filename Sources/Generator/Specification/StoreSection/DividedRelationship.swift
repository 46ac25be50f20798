import Diagnostics

extension RuleDescription {
  static let dividedRelationship = RuleDescription(
    id: "divided_relationship",
    summary: "Models that are related lie in the same store.",
    why: "A store saves its objects at once; half a relationship in another file could get lost.",
    examples: [
      Example(
        "one end is not stored",
        """
        models:
          News: { relationships: { author: { toOne: Author, inverse: none } } }
        #                          ^^^^^^ divided_relationship: News lies in NewsStore and Author \
        in no store; add Author to the models of NewsStore
          Author: { attributes: { name: String } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        """),
      Example(
        "both ends in one store",
        """
        models:
          News: { relationships: { author: { toOne: Author, inverse: none } } }
          Author: { attributes: { name: String } }
        stores: { NewsStore: { engine: memory, models: [News, Author] } }
        """),
    ])
}
