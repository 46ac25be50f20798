extension SpecificationEntry {
  private var declaredSettings: NamedList<SettingEntry> { application?.settings ?? .absent }

  /// An input with its type and where its value comes from.
  func resolve(_ input: InputEntry, of operation: OperationEntry) -> InputSpecification? {
    guard let type = resolvedType(of: input) else { return nil }
    let value: InputValue
    if let name = input.settingName {
      guard checkSetting(name, holds: type, to: problems[.unknownOperationPart]) else { return nil }
      value = .setting(name.value)
    } else if input.defaultNode != nil {
      guard let literal = defaultValue(of: input, type: type) else { return nil }
      value = .literal(literal)
    } else {
      let isAsked = starts.leaveOpen(input.name.value, of: operation.name.value)
      value = isAsked ? .setting(input.name.value) : .argument
    }
    return InputSpecification(name: input.name.value, type: type, value: value)
  }

  /// Whether there is such a setting, and of this type.
  func checkSetting(_ name: Text, holds type: ValueType, to report: Reporter) -> Bool {
    let setting = report.referent(of: name, as: "setting", in: declaredSettings)
    guard let setting else { return false }
    guard let given = setting.type.flatMap({ valueType($0.value) }), given != type else {
      return true
    }
    report("the setting is \(given.swiftName), not \(type.swiftName)", at: name)
    return false
  }

  /// Declared settings, then one for each input of a started operation that nothing gives a value to.
  func settings() -> [SettingSpecification] {
    var settings = declaredSettings.compactMap { declaredSetting($0) }
    var types = Dictionary(
      settings.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    for operation in operations {
      for input in operation.input where input.defaultNode == nil {
        guard starts.leaveOpen(input.name.value, of: operation.name.value) else { continue }
        guard let setting = setting(for: input, of: operation.name.value) else { continue }
        if let known = types[setting.name], known != setting.type {
          let what = "the setting '\(setting.name)' already is \(known.swiftName)"
          let message = "\(what), not \(setting.type.swiftName); choose another name"
          problems[.inputWithoutValue](message, at: input)
        } else if types.updateValue(setting.type, forKey: setting.name) == nil {
          settings.append(setting)
        }
      }
    }
    return settings
  }

  private func setting(for input: InputEntry, of operation: String) -> SettingSpecification? {
    guard let type = input.type.flatMap({ valueType($0.value) }) else { return nil }
    guard let attribute = type.attributeType, !type.isList else {
      let remedy =
        starts.predecessors.contains(operation)
        ? ", and no key gives a value to what runs before another operation; choose another type "
          + "for '\(input.name.value)'"
        : "; give '\(input.name.value)' a value by 'with' of every action that starts the operation"
      let message = "a setting cannot hold \(type.swiftName)\(remedy)"
      return problems[.inputWithoutValue](message, at: input)
    }
    return SettingSpecification(
      name: input.name.value, formerNames: [], type: attribute, isOptional: type.isOptional,
      defaultValue: nil, label: nil)
  }

  private func declaredSetting(_ entry: SettingEntry) -> SettingSpecification? {
    guard let type = resolvedType(of: entry) else { return nil }
    let value = defaultValue(of: entry, type: type)
    guard let attribute = type.attributeType, !type.isList else {
      problems[.unknownType]("a setting is one value, not \(type.swiftName)", at: entry.type)
      return nil
    }
    return SettingSpecification(
      name: entry.name.value, formerNames: entry.formerNames.map(\.value), type: attribute,
      isOptional: type.isOptional, defaultValue: value,
      label: entry.label.flatMap { readText($0) })
  }
}
