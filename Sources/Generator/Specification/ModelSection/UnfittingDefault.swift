import Diagnostics

extension RuleDescription {
  static let unfittingDefault = RuleDescription(
    id: "unfitting_default",
    summary: "A default is of its attribute's type and within its limits.",
    why: "It becomes a literal in Swift, and every new object has to be valid.",
    examples: [
      Example(
        "a number for a string, a case that does not exist",
        """
        models:
          News:
            attributes:
              title: { type: String, default: 5 }
        #                                     ^ unfitting_default: '5' is not a valid String; expected a \
        text in quotes
              section: { cases: [world, science], default: sport }
        #                                                  ^^^^^ unfitting_default: 'sport' is not a valid \
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
}
