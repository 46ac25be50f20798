import Diagnostics

extension RuleDescription {
  static let unknownDestination = RuleDescription(
    id: "unknown_destination",
    summary: "A relationship leads to a model of the spec.",
    why: "An object can only know objects that exist.",
    examples: [
      Example(
        "a model that does not exist",
        """
        models:
          News: { relationships: { author: { toOne: Autor, inverse: none } } }
        #                                           ^^^^^ unknown_destination: no model is called \
        'Autor'; did you mean 'Author'?
          Author: { attributes: { name: String } }
        """),
      Example(
        "both ends exist",
        """
        models:
          News: { relationships: { author: Author? } }
          Author: { relationships: { articles: [News] } }
        """),
    ])
}
