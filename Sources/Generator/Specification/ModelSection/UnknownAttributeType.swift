import Diagnostics

extension RuleDescription {
  static let unknownAttributeType = RuleDescription(
    id: "unknown_attribute_type",
    summary: "An attribute is of one of the ten types that stores can keep.",
    why: "What a store cannot keep, compare and read back is lost at the next start.",
    examples: [
      Example(
        "a type that does not exist",
        """
        models:
          Photo:
            attributes: { creationDate: Dat }
        #                               ^^^ unknown_attribute_type: no type is called 'Dat'; did \
        you mean 'Date'?
        """),
      Example(
        "an enumeration needs no type",
        "models: { Photo: { attributes: { taken: Date, format: { cases: [jpeg, png] } } } }"),
    ])
}
