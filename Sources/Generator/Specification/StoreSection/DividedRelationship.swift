import Diagnostics

struct DividedRelationship: Rule {
  static let about = RuleDescription(
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

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.models.flatMap { model -> [Finding] in
      guard let home = subject.store(ofModel: model.name.value)?.name.value else { return [] }
      return model.relationships.compactMap { relationship in
        guard let name = relationship.destination?.value, subject.model(named: name) != nil else {
          return nil
        }
        let other = subject.store(ofModel: name)?.name.value
        guard other != home else { return nil }
        let message =
          "\(model.name.value) lies in \(home) and \(name) in \(other ?? "no store"); "
          + "add \(name) to the models of \(home)"
        return Finding(message, at: relationship.name.range)
      }
    }
  }
}
