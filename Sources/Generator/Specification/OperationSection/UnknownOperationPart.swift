import Diagnostics

extension RuleDescription {
  static let unknownOperationPart = RuleDescription(
    id: "unknown_operation_part",
    summary: "An operation names stores, services, queues, settings and operations of the spec.",
    why: "The operation gets them from whoever starts it, so they have to exist.",
    examples: [
      Example(
        "a store and a queue that do not exist",
        """
        operations:
          ImportOperation: { uses: [NewsStore], queue: background }
        #                           ^^^^^^^^^ unknown_operation_part: no store or service is \
        called 'NewsStore'
        #                                              ^^^^^^^^^^ unknown_operation_part: no \
        operation queue is called 'background'
        """),
      Example(
        "parts of the spec",
        """
        \(newsInStore)
        operations: { ImportOperation: { uses: [NewsStore] } }
        """),
    ])
}
