import Diagnostics

extension RuleDescription {
  static let unfittingDerivedProperty = RuleDescription(
    id: "unfitting_derived_property",
    summary: "A derived property names properties that exist and the type that they have.",
    why: "Its accessor follows the key path, which has to lead somewhere.",
    examples: [
      Example(
        "a path to nowhere",
        """
        models:
          News:
            relationships: { author: { toOne: Author, inverse: none } }
            derived: { byline: { type: String, as: author.nam } }
        #                                                 ^^^ unfitting_derived_property: Author \
        has no property 'nam'; did you mean 'name'?
          Author: { attributes: { name: String } }
        """),
      Example(
        "a path and a count",
        """
        models:
          News:
            relationships: { author: Author? }
            derived: { byline: { type: String, as: author.name } }
          Author:
            attributes: { name: String }
            relationships: { articles: [News] }
            derived: { articleCount: { type: Int, as: articles.@count } }
        """),
    ])
}
