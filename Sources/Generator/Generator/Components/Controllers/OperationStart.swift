import Mustache
import Specification
import Templates

/// The statement with which a controller starts an operation: it asks for the settings that have no
/// value, makes the operation and those that come before it, and puts them into their queue.
struct OperationStart {
  /// Of the method that starts it.
  private let name: String
  private let operation: OperationSpecification
  /// What the key gives to inputs of the operation, by their names.
  private let given: [String: StartValueSource]
  private let controller: ControllerSpecification
  private let template: String
  private let project: Project

  static func rows(
    of controller: ControllerSpecification, in project: Project, template: String
  ) -> [TemplateWords] {
    var names: [SwiftCode: String] = [:]
    return controller.actions.compactMap { action in
      guard let start = OperationStart(action, of: controller, in: project, template: template)
      else { return nil }
      let statement = start.statement
      // Where another key does the same already, its method is called.
      guard let first = names[statement] else {
        names[statement] = action.name
        return start.words(statement)
      }
      return start.words("\(Identifier(first))()")
    }
  }

  /// Nil for an action that starts no operation.
  init?(
    _ action: ActionSpecification, of controller: ControllerSpecification, in project: Project,
    template: String
  ) {
    guard case .operation(let name, let values) = action.effect,
      let operation = project.specification.operations[name]
    else { return nil }
    self.name = action.name
    self.operation = operation
    given = Dictionary(uniqueKeysWithValues: values.map { ($0.input, $0.source) })
    self.controller = controller
    self.template = template
    self.project = project
  }

  private func words(_ statement: SwiftCode) -> TemplateWords {
    ["name": .word(Identifier(name)), "statement": .word(statement)]
  }

  /// Whether it asks for a setting that has no value at first.
  var asksForSettings: Bool { settings.contains { $0.defaultValue == nil } }

  /// What tests call the operation.
  var operationType: SwiftCode { project.testName(of: operation.name) }

  /// One closure for every setting, the innermost starts the operation; around them the one that gets the
  /// object of the selected row.
  private var statement: SwiftCode {
    guard controller.table != nil, given.values.contains(where: \.isOfObject) else {
      return startAfterSettings
    }
    return "withSelection { \(parameter(object)) in\n\(IndentedCode(startAfterSettings))\n}"
  }

  /// How the start calls the object; that of a row is a parameter, which a setting would hide.
  private var object: SwiftCode {
    guard controller.table != nil else { return "\(owner)\(controller.shownObject(in: template))" }
    let name = controller.objectName(in: template).name
    return "\(Identifier(name.avoiding(settings.map(\.name))))"
  }

  private var startAfterSettings: SwiftCode {
    var statement = run
    for (position, setting) in settings.enumerated().reversed() {
      let owner: SwiftCode = position == 0 ? "" : "self."
      let type = setting.type.code(object: project.nameInController)
      let arguments: SwiftCode = "\(SwiftLiteral(setting.name)), as: \(type).self"
      let name = parameter("\(Identifier(setting.name))")
      let start: SwiftCode = "\(owner)withSetting(\(arguments)) { \(name) in"
      statement = "\(start)\n\(IndentedCode(statement))\n}"
    }
    return statement
  }

  /// The parameter of a closure; behind a call Swift takes these two for observers of a property.
  private func parameter(_ name: SwiftCode) -> SwiftCode {
    ["didSet", "willSet"].contains(name.text) ? "(\(name))" : name
  }

  /// Closures say whom they hold.
  private var owner: SwiftCode { settings.isEmpty ? "" : "self." }

  private var run: SwiftCode {
    var arguments = [creation(of: operation, given: given)]
    if !predecessors.isEmpty {
      let before = predecessors.map { creation(of: $0, given: [:]) }
      arguments.append("after: [\(before.joined)]")
    }
    return "\(owner)run(\(arguments.joined))"
  }

  private func creation(
    of operation: OperationSpecification, given: [String: StartValueSource]
  ) -> SwiftCode {
    let inputs = operation.inputs.map { input -> SwiftCode in
      let setting = given[input.name].map(\.setting) ?? input.value.setting
      if let setting, input.type.isOptional {
        let value: SwiftCode = "\(owner)environment.settings.value(\(SwiftLiteral(setting)))"
        return "\(Identifier(input.name)): \(value)"
      }
      let value = given[input.name].map(code) ?? code(of: input)
      return "\(Identifier(input.name)): \(value)"
    }
    let stores = operation.stores.map {
      "\(Identifier($0.asVariable)): \(owner)environment.\(Identifier($0.asVariable))" as SwiftCode
    }
    let services = operation.services.compactMap { project.specification.services[$0] }
      .map { service -> SwiftCode in
        let name = Identifier(service.name.asVariable)
        let address = service.baseURL.setting.map { "(at: \(Identifier($0)))" as SwiftCode } ?? ""
        return "\(name): \(owner)environment.\(name)\(address)"
      }
    let arguments = (inputs + stores + services).joined
    return "\(Identifier(operation.name))(\(operation.inputName)(\(arguments)))"
  }

  private func code(of source: StartValueSource) -> SwiftCode {
    switch source {
    case .setting(let name): "\(Identifier(name))"
    case .argument(let value):
      snapshot(
        value.code(
          in: "\(owner)environment.\(store)", state: { "\(owner)\(Identifier($0.asVariable))" },
          object: project.nameInController), of: value.sharedType)
    case .object(let path, let type): snapshot(path?.code(from: object) ?? object, of: type)
    }
  }

  private func code(of input: InputSpecification) -> SwiftCode {
    switch input.value {
    case .literal(let value):
      value.code(of: input.type.attributeType, object: project.nameInController)
    case .setting(let name): "\(Identifier(name))"
    case .argument: "nil"
    }
  }

  private var store: Identifier {
    let store = project.specification.store(ofModel: controller.model)
    return Identifier(store?.name.asVariable ?? "store")
  }

  /// What an operation gets of a value: the snapshot of an object.
  private func snapshot(_ code: SwiftCode, of type: ValueType?) -> SwiftCode {
    guard let type, type.model != nil else { return code }
    if type.isList { return "\(code).map(\\.snapshot)" }
    return type.isOptional ? "\(code)?.snapshot" : "\(code).snapshot"
  }

  /// All that come before the operation, each once and behind what comes before itself.
  private var predecessors: [OperationSpecification] {
    var found: [OperationSpecification] = []
    func collect(_ operation: OperationSpecification) {
      for name in operation.predecessors where !found.contains(where: { $0.name == name }) {
        guard let predecessor = project.specification.operations[name] else { continue }
        collect(predecessor)
        found.append(predecessor)
      }
    }
    collect(operation)
    return found
  }

  /// Those of the operation and of the ones before it that it cannot do without, each once.
  private var settings: [SettingSpecification] {
    var names: [String] = []
    for operation in predecessors + [operation] {
      let given = operation.name == self.operation.name ? given : [:]
      let inputs = operation.inputs.filter { !$0.type.isOptional }
      let addresses = operation.services.compactMap {
        project.specification.services[$0]?.baseURL.setting
      }
      let open = inputs.filter { given[$0.name] == nil }.compactMap(\.value.setting)
      let chosen = inputs.compactMap { given[$0.name]?.setting }.sorted()
      for name in open + addresses + chosen where !names.contains(name) {
        names.append(name)
      }
    }
    return names.compactMap { name in
      project.specification.application.settings.first { $0.name == name }
    }
  }
}

extension ArgumentValue {
  /// That of the property of a state; nil for a value, which is never an object.
  fileprivate var sharedType: ValueType? {
    if case .shared(_, let type) = self { type } else { nil }
  }
}

extension StartValueSource {
  fileprivate var setting: String? {
    if case .setting(let name) = self { name } else { nil }
  }
}

extension InputValue {
  fileprivate var setting: String? {
    if case .setting(let name) = self { name } else { nil }
  }
}
