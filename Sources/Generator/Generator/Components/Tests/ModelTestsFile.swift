import Mustache
import Specification
import Templates

/// The owner's tests of a model: those of the properties that are the owner's to write.
struct ModelTestsFile: Component {
  static let template = "Tests/ModelTests.swift"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [ModelSpecification] {
    project.sampledStores.flatMap(\.models).compactMap { project.specification.models[$0] }
      .filter { $0.derived.contains(where: \.isHandWritten) }
  }

  func path(for model: ModelSpecification, in project: Project) -> String {
    project.testFolder + "/\(model.name)Tests.swift"
  }

  func words(for model: ModelSpecification, in project: Project) -> [String: TemplateValue] {
    let store = project.specification.store(ofModel: model.name)
    return [
      "needsFoundation": .bool(
        model.derived.contains { $0.isHandWritten && $0.type.isOfFoundation }),
      "application": .word(Identifier(project.name)),
      "suite": .word(Identifier(model.name + "Tests")),
      "model": .word(project.testName(of: model.name)),
      "store": .optional(store.map { Identifier($0.name.asVariable) }),
      "handWritten": .rows(
        model.derived.filter(\.isHandWritten).map { property in
          [
            "name": .word(Identifier(property.name)),
            "standIn": .word(property.standIn),
          ]
        }),
    ]
  }
}
