import Diagnostics

extension RuleDescription {
  static let unfittingRelationship = RuleDescription(
    id: "unfitting_relationship",
    summary: "The options of a relationship fit it, and its rule for deleting fits the other side.",
    why: "Count and order mean nothing of one object, and a required object cannot be taken away.",
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
        "articles that need an author, and an author who leaves them",
        """
        models:
          Author: { relationships: { articles: [Article] } }
        #                            ^^^^^^^^ unfitting_relationship: 'Article.author' is required, \
        so that no Author can be deleted and leave it empty: say 'deleteRule: cascade' or \
        'deleteRule: deny' here, or make 'Article.author' optional
          Article: { attributes: { title: String }, relationships: { author: Author } }
        """),
      Example(
        "articles that go with their author",
        """
        models:
          Author: { relationships: { articles: { toMany: Article, deleteRule: cascade } } }
          Article: { attributes: { title: String }, relationships: { author: Author } }
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
