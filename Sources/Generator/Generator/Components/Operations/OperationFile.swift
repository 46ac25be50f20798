import Mustache
import Specification
import Templates

/// The owner's half of an operation: its body.
struct OperationFile: Component {
  static let template = "Operations/Operation.swift"
  static let ownership = Ownership.owner
  static let place = Place.sources(.operation)

  func parts(of project: Project) -> [OperationSpecification] {
    Array(project.specification.operations)
  }

  func words(for operation: OperationSpecification, in project: Project) -> TemplateWords {
    let address = operation.inputs.first { $0.type == ValueType(.attribute(.url)) }
    return [
      "name": .word(Identifier(operation.name)),
      "input": .word(operation.inputName),
      "output": .word(operation.outputCode(in: project)),
      "hasOutput": .bool(operation.output != nil),
      "nameLiteral": .word(SwiftLiteral(operation.name)),
      "synchronizes": .bool(operation.synchronizesAnArchive),
      "address": .optional(address.map { Identifier($0.name) }),
      "store": .optional(operation.stores.first.map { Identifier($0.asVariable) }),
    ]
  }
}
