import Diagnostics
import Words

struct MissingInverse: Rule {
  static let about = RuleDescription(
    id: "missing_inverse",
    summary: "A relationship has an inverse, or says that it has none.",
    why: "Without the other side a deleted object leaves references behind that nobody clears.",
    severity: .warning,
    examples: [
      Example(
        "one side only",
        """
        models:
          News: { relationships: { author: Author } }
        #                          ^^^^^^ missing_inverse: no relationship leads back from \
        Author; add 'news: [News]' there, or say 'inverse: none' here
          Author: { attributes: { name: String } }
        """),
      Example(
        "the only relationship back is the inverse",
        """
        models:
          News: { relationships: { author: Author } }
          Author: { relationships: { articles: [News] } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.models.flatMap { model in
      model.relationships.compactMap { relationship in
        message(relationship, in: model, subject).map { Finding($0, at: relationship.name.range) }
      }
    }
  }

  private func message(
    _ relationship: RelationshipEntry, in model: ModelEntry, _ draft: SpecificationDraft
  ) -> String? {
    let destination = relationship.destination?.value ?? ""
    let back = itemName(of: model.name.value)
    switch draft.inverse(of: relationship, in: model) {
    case .none, .found, .unknown, .contradictory: return nil
    case .missing:
      let type = model.name.value
      let line = relationship.isToMany ? "\(back): \(type)" : "\(back): [\(type)]"
      return "no relationship leads back from \(destination); add '\(line)' there, "
        + "or say 'inverse: none' here"
    case .ambiguous(let names):
      let several = alternatives(names.map { "'inverse: \($0)'" })
      return "the inverse is not clear; say \(several) or 'inverse: none'"
    }
  }
}
