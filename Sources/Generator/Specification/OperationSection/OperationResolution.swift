import Diagnostics

extension SpecificationDraft {
  func resolve(
    _ operation: OperationEntry, started: Set<String>, _ findings: inout [Finding]
  ) -> OperationSpecification {
    let isStarted = started.contains(operation.name.value)
    return OperationSpecification(
      name: operation.name.value,
      inputs: operation.input.compactMap { resolve($0, isStarted: isStarted, &findings) },
      output: operation.output.flatMap { valueType($0.value) },
      stores: operation.uses.map(\.value), predecessors: operation.after.map(\.value),
      queue: operation.queue?.value, isCancellable: operation.cancellable?.value == true,
      reportsProgress: operation.progress?.value == true,
      notification: operation.notification?.value, range: operation.name.range)
  }

  private func resolve(
    _ input: InputEntry, isStarted: Bool, _ findings: inout [Finding]
  ) -> InputSpecification? {
    guard let type = input.type.flatMap({ valueType($0.value) }) else {
      return unresolved(input.name, &findings)
    }
    let value: InputValue
    if let setting = input.settingName {
      value = .setting(setting.value)
    } else if let node = input.defaultNode {
      guard let literal = type.attributeType?.value(of: node, &findings) else { return nil }
      value = .literal(literal)
    } else {
      value = isStarted ? .setting(input.name.value) : .argument
    }
    return InputSpecification(
      name: input.name.value, type: type, value: value, range: input.name.range)
  }
}
