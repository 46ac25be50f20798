import Diagnostics

extension SpecificationDraft {
  func resolve(
    _ operation: OperationEntry, started: Set<String>, _ problems: Problems
  ) -> OperationSpecification {
    let isStarted = started.contains(operation.name.value)
    return OperationSpecification(
      name: operation.name.value,
      inputs: operation.input.compactMap { resolve($0, isStarted: isStarted, problems) },
      output: operation.output.flatMap { knownType($0, problems) },
      stores: operation.uses.map(\.value), predecessors: operation.after.map(\.value),
      queue: operation.queue?.value, isCancellable: operation.cancellable?.value == true,
      reportsProgress: operation.progress?.value == true,
      notification: operation.notification?.value, range: operation.name.range)
  }

  private func resolve(
    _ input: InputEntry, isStarted: Bool, _ problems: Problems
  ) -> InputSpecification? {
    guard let type = resolvedType(of: input, problems) else {
      return problems.unresolved(input.name)
    }
    let value: InputValue
    if let setting = input.settingName {
      value = .setting(setting.value)
    } else if input.defaultNode != nil {
      guard let literal = defaultValue(of: input, type, problems) else { return nil }
      value = .literal(literal)
    } else {
      value = isStarted ? .setting(input.name.value) : .argument
    }
    return InputSpecification(
      name: input.name.value, type: type, value: value, range: input.name.range)
  }
}
