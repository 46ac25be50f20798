import Diagnostics

struct UnfittingDefault: Rule {
  static let about = RuleDescription(
    id: "unfitting_default",
    summary: "A default is of its attribute's type and within its limits.",
    why: "It becomes a literal in Swift, and every new object has to be valid.",
    examples: [
      Example(
        "a number for a text, a case that does not exist",
        """
        models:
          News:
            attributes:
              title: { type: String, default: 5 }
        #                                     ^ unfitting_default: '5' is no String; expected a \
        text; put it in quotes
              section: { cases: [world, science], default: sport }
        #                                                  ^^^^^ unfitting_default: 'sport' is no \
        News.Section; expected world or science
        """),
      Example(
        "literals of the type",
        """
        models:
          News:
            attributes:
              title: { type: String, default: "5" }
              section: { cases: [world, science], default: world }
              date: { type: Date, default: 2026-01-31 }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.models.flatMap { $0.attributes.flatMap(problems(of:)) }
  }

  private func problems(of attribute: AttributeEntry) -> [Finding] {
    guard let node = attribute.defaultNode else { return [] }
    var findings: [Finding] = []
    _ = attribute.defaultValue(&findings)
    if attribute.isUnique {
      let message = "a unique attribute has no default: two new objects would be the same"
      findings.append(Finding(message, at: node.range))
    }
    if attribute.setOn != nil {
      let message = "'setOn' sets this attribute; leave out the default"
      findings.append(Finding(message, at: node.range))
    }
    return findings
  }
}
