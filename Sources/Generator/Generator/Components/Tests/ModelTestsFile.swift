import Mustache
import Specification
import Templates

/// The owner's tests of a model: those of the properties that are the owner's to write.
struct ModelTestsFile: Component {
  static let template = "Tests/ModelTests.swift"
  static let ownership = Ownership.owner
  static let place = Place.tests

  func parts(of project: Project) -> [ModelSpecification] {
    project.sampledStores.flatMap(\.models).compactMap { project.specification.models[$0] }
      .filter { $0.derived.contains(where: \.isHandWritten) }
  }

  func words(for model: ModelSpecification, in project: Project) -> TemplateWords {
    let store = project.specification.store(ofModel: model.name)
    return [
      "needsFoundation": .bool(
        model.derived.contains { $0.isHandWritten && $0.type.isOfFoundation }),
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
