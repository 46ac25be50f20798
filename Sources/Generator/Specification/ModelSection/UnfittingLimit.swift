import Diagnostics

extension RuleDescription {
  static let unfittingLimit = RuleDescription(
    id: "unfitting_limit",
    summary: "Limits and moments of an attribute belong to its type.",
    why: "A limit that can never be checked would be accepted and ignored.",
    examples: [
      Example(
        "a greatest number below the least one, and a length of a number",
        """
        models:
          Photo:
            attributes:
              rating: { type: Double, minimum: 5, maximum: 0 }
        #                                                  ^ unfitting_limit: the maximum is less than the minimum
              count: { type: Int, maximumLength: 5 }
        #                         ^^^^^^^^^^^^^ misplaced_key: 'maximumLength' belongs to String or Data; \
        this is Int
        """),
      Example(
        "limits of a number and a string",
        """
        models:
          Photo:
            attributes:
              rating: { type: Double, minimum: 0, maximum: 5 }
              name: { type: String, maximumLength: 80, pattern: "[a-z]+" }
        """),
    ])
}
