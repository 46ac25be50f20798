import Diagnostics

struct UnfittingRelationship: SpecificationRule {
  static let about = RuleDescription(
    id: "unfitting_relationship",
    summary: "Count and order belong to relationships to many, 'optional' to those to one.",
    why: "An option that cannot mean anything would be accepted and ignored.",
    examples: [
      Example(
        "one object in an order",
        """
        models:
          News: { relationships: { author: { toOne: Author, ordered: true, inverse: none } } }
        #                                                            ^^^^ unfitting_relationship: \
        one object has no order; remove 'ordered'
          Author: { attributes: { name: String } }
        """),
      Example(
        "many objects in an order",
        """
        models:
          News: { relationships: { tags: { toMany: Tag, ordered: true, count: 0...5, inverse: \
        none } } }
          Tag: { attributes: { name: String } }
        """),
    ])
}
