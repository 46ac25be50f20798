import Diagnostics

extension RuleDescription {
  static let cyclicOperationOrder = RuleDescription(
    id: "cyclic_operation_order",
    summary: "No operation waits for itself.",
    why: "Operations that wait for each other never start.",
    examples: [
      Example(
        "two that wait for each other",
        """
        operations:
          FirstOperation: { after: SecondOperation }
          SecondOperation: { after: FirstOperation }
        #                           ^^^^^^^^^^^^^^ cyclic_operation_order: SecondOperation waits \
        for itself: FirstOperation comes after it
        """),
      Example(
        "one after the other",
        "operations: { FirstOperation: {}, SecondOperation: { after: FirstOperation } }"),
    ])
}
