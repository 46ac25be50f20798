import Mustache
import Specification
import Templates

/// The machine-written tests of a store: what it keeps, and what it undoes.
struct StoreTestsSpecificationFile: Component {
  static let template = "Tests/StoreTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [StoreSpecification] { project.sampledStores }

  func words(for store: StoreSpecification, in project: Project) -> TemplateWords {
    [
      "name": .word(Identifier(store.name)),
      "variable": .word(Identifier(store.name.asVariable)),
      "isPersistent": .bool(store.engine != .memory),
      "count": .word(SwiftLiteral(project.sampleCount(of: store) * store.models.count)),
      "firstModel": .word(project.testName(of: store.models[0])),
      "models": .rows(store.roots.map { ["name": .word(project.testName(of: $0))] }),
    ]
  }
}
