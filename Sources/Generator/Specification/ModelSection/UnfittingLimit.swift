import Diagnostics

struct UnfittingLimit: Rule {
  static let about = RuleDescription(
    id: "unfitting_limit",
    summary: "Limits and moments of an attribute belong to its type.",
    why: "A limit that can never be checked would be accepted and ignored.",
    examples: [
      Example(
        "a length of a number",
        """
        models:
          Photo:
            attributes: { rating: { type: Double, maximumLength: 5 } }
        #                                                        ^ unfitting_limit: a length \
        belongs to String and Data; this is Double
        """),
      Example(
        "limits of a number and a text",
        """
        models:
          Photo:
            attributes:
              rating: { type: Double, minimum: 0, maximum: 5 }
              name: { type: String, maximumLength: 80, pattern: "[a-z]+" }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.models.flatMap { $0.attributes.flatMap(problems(of:)) }
  }

  private func problems(of attribute: AttributeEntry) -> [Finding] {
    var findings: [Finding] = []
    _ = attribute.limits(&findings)
    guard let type = attribute.type else { return findings }
    if let moment = attribute.setOn {
      let canBeSet = type == .date || (type == .uuid && moment.value == .insert)
      if !canBeSet {
        let message = "'setOn' belongs to Date, and on insert to UUID; this is \(type.swiftName)"
        findings.append(Finding(message, at: moment.range))
      }
    }
    if attribute.isTransient {
      for flag in [attribute.unique, attribute.indexed] where flag?.value == true {
        guard let flag else { continue }
        findings.append(
          Finding("a transient attribute is not stored and cannot be found", at: flag.range))
      }
    }
    return findings
  }
}
