import Diagnostics

struct UnknownDestination: Rule {
  static let about = RuleDescription(
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
          News: { relationships: { author: Author } }
          Author: { relationships: { articles: [News] } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.models.flatMap { model in
      model.relationships.compactMap { relationship in
        guard let destination = relationship.destination,
          subject.model(named: destination.value) == nil
        else { return nil }
        let name = destination.value
        let isAttribute = AttributeType.named(name) != nil
        let message =
          isAttribute
          ? "'\(name)' is no model; write it under 'attributes'"
          : "no model is called \(quoted(name))" + subject.advice(name, subject.modelNames)
        return Finding(message, at: destination.range)
      }
    }
  }
}
