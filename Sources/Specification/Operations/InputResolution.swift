import Diagnostics

extension SpecificationDraft {
  /// The operations that actions start, and those that run before them.
  var startedOperations: Set<String> {
    var started: Set<String> = []
    var waiting = controllers.flatMap { $0.actions.compactMap(\.operation?.value) }
    while let name = waiting.popLast() {
      guard started.insert(name).inserted, let operation = operation(named: name) else { continue }
      waiting += operation.after.map(\.value)
    }
    return started
  }

  /// Declared settings, then one for each input of a started operation that has no value.
  func settings(_ findings: inout [Finding]) -> [SettingSpecification] {
    var settings = (application?.settings ?? []).compactMap(declaredSetting)
    var types = Dictionary(
      settings.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    let started = startedOperations
    for operation in operations where started.contains(operation.name.value) {
      for input in operation.input where input.defaultNode == nil {
        guard let type = input.type, let value = valueType(type.value) else { continue }
        let name = input.name.value
        guard let attribute = value.attributeType, !value.isList else {
          let message = "no action can give a value to '\(name)' yet: 'with' comes later"
          findings.append(Finding(message, at: input.name.range))
          continue
        }
        guard let known = types[name] else {
          types[name] = attribute
          settings.append(
            SettingSpecification(
              name: name, type: attribute, isOptional: value.isOptional, defaultValue: nil,
              isDeclared: false, range: input.name.range))
          continue
        }
        guard known != attribute else { continue }
        let message =
          "the setting '\(name)' already is \(known.swiftName), not "
          + "\(attribute.swiftName); choose another name"
        findings.append(Finding(message, at: input.name.range))
      }
    }
    return settings
  }

  private func declaredSetting(_ entry: TypedEntryDraft) -> SettingSpecification? {
    guard let type = entry.type, let attribute = attributeType(named: type.value.name) else {
      return nil
    }
    var ignored: [Finding] = []
    return SettingSpecification(
      name: entry.name.value, type: attribute, isOptional: type.value.isOptional,
      defaultValue: entry.defaultNode.flatMap { attribute.value(of: $0, &ignored) },
      isDeclared: true, range: entry.name.range)
  }
}
