import Mustache
import Specification
import Templates

/// The machine-written test of an operation that synchronizes a store: it runs alone.
struct OperationTestsSpecificationFile: Component {
  static let template = "Tests/OperationTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [OperationSpecification] {
    let stores = Set(project.sampledStores.map(\.name))
    return project.specification.operations.filter {
      $0.synchronizesAnArchive && stores.isSuperset(of: $0.stores)
        && $0.inputs.allSatisfy { $0.type.isOptional || $0.type.sample != nil }
    }
  }

  func words(for operation: OperationSpecification, in project: Project) -> TemplateWords {
    let store = project.sampledStores.first { $0.name == operation.stores[0] }
    guard let store else { return [:] }
    let count = project.sampleCount(of: store)
    return [
      "name": .word(Identifier(operation.name)),
      "input": .word(operation.inputName),
      "arguments": .word(Self.arguments(of: operation, in: project)),
      "storeType": .word(Identifier(store.name)),
      "storeLiteral": .word(SwiftLiteral(store.name)),
      "total": .word(SwiftLiteral(count * store.models.count)),
      "models": .rows(
        store.models.map {
          [
            "name": .word(project.testName(of: $0)),
            "count": .word(SwiftLiteral(project.sampleCount(ofModel: $0))),
          ]
        }),
    ]
  }

  private static func arguments(
    of operation: OperationSpecification, in project: Project
  ) -> SwiftCode {
    let address = ParameterSample(of: .url).code
    let inputs = operation.inputs.map { input -> SwiftCode in
      let value = input.type.isOptional ? "nil" : input.type.sample ?? "[]"
      return "\(Identifier(input.name)): \(value)"
    }
    let stores = operation.stores.map { "\(Identifier($0.asVariable)): store" as SwiftCode }
    let services = operation.services.map { name -> SwiftCode in
      // What the owner asks of it besides reaches nobody.
      let arguments: SwiftCode = "baseURL: \(address), change: { $0.access = .noMachine }"
      return "\(Identifier(name.asVariable)): \(project.testName(of: name))(\(arguments))"
    }
    return (inputs + stores + services).joined
  }
}
