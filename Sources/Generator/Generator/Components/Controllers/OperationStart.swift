import Mustache
import Specification
import Templates

/// The statement with which a controller starts an operation: it asks for the settings that have no
/// value, makes the operation and those that come before it, and puts them into their queue.
struct OperationStart {
  private let operation: OperationSpecification
  private let project: Project

  static func rows(
    of controller: ControllerSpecification, in project: Project
  ) -> [[String: TemplateValue]] {
    controller.actions.compactMap { action in
      guard case .operation(let name) = action.effect,
        let operation = project.specification.operations[name]
      else { return nil }
      let start = OperationStart(operation: operation, project: project)
      return [
        "name": .word(Identifier(action.name)),
        "statement": .word(start.statement),
        "script": .word(SwiftLiteral(action.key.script)),
        "confirms": .bool(action.asksFirst),
        "condition": .optional(action.conditionState),
        "asksFirst": .bool(start.settings.contains { $0.defaultValue == nil }),
      ]
    }
  }

  /// One closure for every setting, the innermost starts the operation.
  private var statement: SwiftCode {
    var statement = run
    for (position, setting) in settings.enumerated().reversed() {
      let owner: SwiftCode = position == 0 ? "" : "self."
      let arguments: SwiftCode = "\(SwiftLiteral(setting.name)), as: \(setting.type.code()).self"
      let start: SwiftCode = "\(owner)withSetting(\(arguments)) { \(Identifier(setting.name)) in"
      statement = "\(start)\n\(IndentedCode(statement))\n}"
    }
    return statement
  }

  /// Closures say whom they hold.
  private var owner: SwiftCode { settings.isEmpty ? "" : "self." }

  private var run: SwiftCode {
    var arguments = [creation(of: operation)]
    if !predecessors.isEmpty {
      arguments.append("after: [\(predecessors.map(creation).joined)]")
    }
    if let queue = operation.queue { arguments.append("on: \(SwiftLiteral(queue))") }
    return "\(owner)run(\(arguments.joined))"
  }

  private func creation(of operation: OperationSpecification) -> SwiftCode {
    let inputs = operation.inputs.map { "\(Identifier($0.name)): \($0.value.code)" as SwiftCode }
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

  /// Those of the operation and of the ones before it, each once.
  private var settings: [SettingSpecification] {
    var names: [String] = []
    for operation in predecessors + [operation] {
      let addresses = operation.services.compactMap {
        project.specification.services[$0]?.baseURL.setting
      }
      for name in operation.inputs.compactMap(\.value.setting) + addresses
      where !names.contains(name) {
        names.append(name)
      }
    }
    return names.compactMap { name in
      project.specification.application.settings.first { $0.name == name }
    }
  }
}

extension InputValue {
  fileprivate var setting: String? {
    if case .setting(let name) = self { name } else { nil }
  }

  fileprivate var code: SwiftCode {
    switch self {
    case .literal(let value): value.standaloneCode
    case .setting(let name): "\(Identifier(name))"
    case .argument: "nil"
    }
  }
}
