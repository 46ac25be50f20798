import Diagnostics

struct UnfittingRelationship: Rule {
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

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.models.flatMap { $0.relationships.flatMap(problems(of:)) }
  }

  private func problems(of relationship: RelationshipEntry) -> [Finding] {
    var findings: [Finding] = []
    if !relationship.isToMany {
      if let ordered = relationship.ordered, ordered.value {
        findings.append(Finding("one object has no order; remove 'ordered'", at: ordered.range))
      }
      if let count = relationship.count {
        findings.append(Finding("one object has no count; remove 'count'", at: count.range))
      }
    } else if let optional = relationship.optional {
      let message = "to many is always optional; say how many by 'count: 1...'"
      findings.append(Finding(message, at: optional.range))
    }
    return findings
  }
}
