import Diagnostics

struct ContradictoryInverse: Rule {
  static let about = RuleDescription(
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
          Author: { relationships: { articles: { toMany: News, inverse: author } } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.models.flatMap { model in
      model.relationships.compactMap { finding($0, in: model, subject) }
    }
  }

  private func finding(
    _ relationship: RelationshipEntry, in model: ModelEntry, _ draft: SpecificationDraft
  ) -> Finding? {
    switch draft.inverse(of: relationship, in: model) {
    case .contradictory(let message, let given): return Finding(message, at: given.range)
    case .unknown(let given, let destination):
      let message = "\(destination.name.value) has no relationship \(quoted(given.value))"
      let hint = draft.advice(given.value, destination.relationships.map(\.name.value))
      return Finding(message + hint, at: given.range)
    case .none, .found, .missing, .ambiguous: return nil
    }
  }
}
