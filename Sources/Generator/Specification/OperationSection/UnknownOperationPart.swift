import Diagnostics

struct UnknownOperationPart: Rule {
  static let about = RuleDescription(
    id: "unknown_operation_part",
    summary: "An operation names stores, queues, settings and operations of the spec.",
    why: "The operation gets them from whoever starts it, so they have to exist.",
    examples: [
      Example(
        "a store and a queue that do not exist",
        """
        operations:
          ImportOperation: { uses: [NewsStore], queue: background }
        #                           ^^^^^^^^^ unknown_operation_part: no store is called 'NewsStore'
        #                                              ^^^^^^^^^^ unknown_operation_part: no \
        operation queue is called 'background'
        """),
      Example(
        "parts of the spec",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        operations: { ImportOperation: { uses: [NewsStore] } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    let stores = subject.stores.map(\.name.value)
    let operations = subject.operations.map(\.name.value)
    let queues = subject.application?.operationQueues.map(\.name.value) ?? []
    return unknown(subject.operations.flatMap(\.uses), "store", among: stores, subject)
      + unknown(subject.operations.flatMap(\.after), "operation", among: operations, subject)
      + unknown(subject.operations.compactMap(\.queue), "operation queue", among: queues, subject)
      + subject.operations.flatMap(\.input).compactMap { setting(of: $0, in: subject) }
  }

  private func unknown(
    _ names: [Located<String>], _ what: String, among known: [String],
    _ draft: SpecificationDraft
  ) -> [Finding] {
    let all = Set(known)
    return names.filter { !all.contains($0.value) }.map { name in
      let message = "no \(what) is called \(quoted(name.value))" + draft.advice(name.value, known)
      return Finding(message, at: name.range)
    }
  }

  private func setting(of input: InputEntry, in draft: SpecificationDraft) -> Finding? {
    guard let name = input.settingName else { return nil }
    let settings = draft.application?.settings ?? []
    guard let setting = settings.first(where: { $0.name.value == name.value }) else {
      let message = "no setting is called \(quoted(name.value))"
      return Finding(message + draft.advice(name.value, settings.map(\.name.value)), at: name.range)
    }
    let types = (input.type, setting.type)
    guard let wanted = types.0.flatMap({ draft.valueType($0.value) }),
      let given = types.1.flatMap({ draft.valueType($0.value) }), wanted != given
    else { return nil }
    let message = "the setting is \(given.swiftName), not \(wanted.swiftName)"
    return Finding(message, at: name.range)
  }
}
