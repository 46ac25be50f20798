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
  func settings(_ problems: Problems) -> [SettingSpecification] {
    var settings = (application?.settings ?? []).compactMap { declaredSetting($0, problems) }
    var types = Dictionary(
      settings.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    let started = startedOperations
    for operation in operations where started.contains(operation.name.value) {
      for input in operation.input where input.defaultNode == nil {
        guard let setting = setting(for: input, problems) else { continue }
        if let known = types[setting.name], known != setting.type {
          let message =
            "the setting '\(setting.name)' already is \(known.swiftName), not "
            + "\(setting.type.swiftName); choose another name"
          problems.report(InputWithoutValue.self, message, at: input.name.range)
        } else if types.updateValue(setting.type, forKey: setting.name) == nil {
          settings.append(setting)
        }
      }
    }
    return settings
  }

  private func setting(
    for input: InputEntry, _ problems: Problems
  ) -> SettingSpecification? {
    guard let type = input.type.flatMap({ valueType($0.value) }) else { return nil }
    guard let attribute = type.attributeType, !type.isList else {
      let message = "no action can give a value to '\(input.name.value)' yet: 'with' comes later"
      problems.report(InputWithoutValue.self, message, at: input.name.range)
      return nil
    }
    return SettingSpecification(
      name: input.name.value, type: attribute, isOptional: type.isOptional, defaultValue: nil,
      isDeclared: false, range: input.name.range)
  }

  private func declaredSetting(
    _ entry: SettingEntry, _ problems: Problems
  ) -> SettingSpecification? {
    guard let type = resolvedType(of: entry, problems) else { return nil }
    let value = defaultValue(of: entry, type, problems)
    guard let attribute = type.attributeType, !type.isList else {
      let message = "a setting is one value, not \(type.swiftName)"
      if let range = entry.type?.range { problems.report(UnknownType.self, message, at: range) }
      return nil
    }
    return SettingSpecification(
      name: entry.name.value, type: attribute, isOptional: type.isOptional, defaultValue: value,
      isDeclared: true, range: entry.name.range)
  }
}
