import YAML

extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingArgument] }

  /// What an action gives to the inputs of the operation that it starts.
  func startValues(
    of action: ActionEntry, for operation: OperationEntry, in controller: ControllerEntry
  ) -> [StartValue] {
    action.with.compactMap { (given: StartValueEntry) -> StartValue? in
      guard let input = operation.input[given.name.value] else {
        return report.unknown(
          given.name, as: "\(operation.name.value) has no input", among: operation.input.names)
      }
      guard let type = input.type.flatMap({ valueType($0.value) }), let node = given.value,
        let source = source(of: node, for: type, in: controller)
      else { return nil }
      return StartValue(input: input.name.value, source: source)
    }
  }

  private func source(
    of node: YAMLNode, for type: ValueType, in controller: ControllerEntry
  ) -> StartValueSource? {
    let model = controller.modelName.flatMap { models[$0] }
    func path(_ text: Text) -> Text? {
      model.flatMap {
        text.path(in: $0.name.value.asVariable, orObject: type.model != nil)
      }
    }
    if let scalar = node.scalar, scalar.isPlain {
      let text = Text(scalar.text, at: node)
      if let name = text.settingName {
        return checkSetting(name, holds: type, to: report) ? .setting(name.value) : nil
      }
      if let model, let path = path(text) { return objectValue(path, of: model, for: type) }
    }
    return argumentValue(of: node, for: type) { $0.settingName != nil || path($0) != nil }
      .map { .argument($0) }
  }

  private func objectValue(
    _ path: Text, of model: ModelEntry, for type: ValueType
  ) -> StartValueSource? {
    report.reading(path) { text throws(TextProblem) in
      let keyPath = text.isEmpty ? nil : try keyPath(text, in: model)
      let given = keyPath?.type ?? ValueType(.model(model.name.value))
      return check(given, fits: type, at: path) ? .object(keyPath, given) : nil
    }
  }
}

extension Text {
  /// What stands behind the name of the selected object: `link` of `news.link`, and nothing of `news`
  /// where that may be the object itself; nil where the text begins with something else.
  func path(in object: String, orObject isObject: Bool = false) -> Text? {
    if value == object, isObject { return Text("", at: range) }
    guard value.hasPrefix(object + ".") else { return nil }
    let rest = String(value.dropFirst(object.count + 1))
    return Text(rest, at: range(of: (value.utf8.count - rest.utf8.count)..<value.utf8.count))
  }
}
