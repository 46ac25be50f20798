import Mustache
import Specification
import Templates

/// What the spec says of an operation: what it works on and what it announces.
struct OperationSpecificationFile: Component {
  static let template = "Operations/Operation+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.operation)

  func parts(of project: Project) -> [OperationSpecification] {
    Array(project.specification.operations)
  }

  func words(for operation: OperationSpecification, in project: Project) -> TemplateWords {
    let used: [TemplateWords] = (operation.stores + operation.services).map {
      [
        "name": .word(Identifier($0.asVariable)), "type": .word(Identifier($0)),
        "default": .bool(false),
      ]
    }
    let inputs: [TemplateWords] =
      operation.inputs.map {
        [
          "name": .word(Identifier($0.name)),
          "type": .word($0.type.codeAcrossIsolation(in: project.typeNames)),
          "default": .optional(project.defaultCode(of: $0)),
        ]
      } + used
    return [
      "order": .optional(project.isLibrary ? order(of: operation, in: project) : nil),
      "name": .word(Identifier(operation.name)),
      "input": .word(operation.inputName),
      "inputs": .rows(inputs),
      "output": .word(operation.outputCode(in: project)),
      "notification": .optional(operation.notificationName.map { SwiftLiteral($0) }),
      // An application that uses a library has queues of its own.
      "queue": .optional(project.isLibrary ? nil : operation.queue.map { SwiftLiteral($0) }),
      "isCancellable": .bool(operation.isCancellable || operation.synchronizesAnArchive),
      "reportsProgress": .bool(operation.reportsProgress),
    ]
  }
}

extension OperationSpecificationFile {
  /// What the spec leaves to whoever runs an operation; nil where it says nothing.
  private func order(of operation: OperationSpecification, in project: Project) -> CommentText? {
    let queues = project.specification.application.operationQueues
    let queue = queues.first { $0.name == operation.queue }.map {
      "on a queue '\($0.name)' that runs at most \($0.maximumConcurrentOperations) at a time"
    }
    let names = operation.predecessors.joined(separator: " and ")
    let places = (names.isEmpty ? [] : ["after \(names)"]) + (queue.map { [$0] } ?? [])
    return places.isEmpty
      ? nil : CommentText("\(operation.name) is meant to run \(places.joined(separator: ", ")).")
  }
}

extension Project {
  /// What an input is where its maker says nothing: a value of the spec, its own or that of a setting.
  fileprivate func defaultCode(of input: InputSpecification) -> SwiftCode? {
    let value: AttributeValue? =
      switch input.value {
      case .literal(let value): value
      case .setting(let name):
        specification.application.settings.first { $0.name == name }?.defaultValue
      case .argument: nil
      }
    return value?.code(of: input.type.attributeType) { typeNames.own($0) }
  }
}

extension ValueType {
  /// What crosses isolation is a snapshot, never a live object.
  func codeAcrossIsolation(in typeNames: TypeNames, inside scope: TypeScope? = nil) -> SwiftCode {
    let snapshot = typeNames.imported("Snapshot")
    return code { model == nil ? typeNames.own($0, inside: scope) : snapshot }
  }
}

extension OperationSpecification {
  func outputCode(in project: Project) -> SwiftCode {
    output?.codeAcrossIsolation(in: project.typeNames, inside: .operation) ?? "Void"
  }

  /// `SynchronizeNewsOperationDidFinishNotification`
  var notificationName: String? {
    notification.map { name + $0.rawValue.asType + "Notification" }
  }
}
