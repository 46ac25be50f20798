import Diagnostics

struct UnfittingLimit: SpecificationRule {
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
}
