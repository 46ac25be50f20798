import Mustache
import Specification
import Templates

/// The machine-written tests of a model of which there are no samples: what it is, and why no more is
/// tested.
struct UnsampledModelTestsFile: Component {
  static let template = "Tests/UnsampledModelTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [ModelSpecification] {
    project.specification.models.filter { !project.hasSamples($0) }
  }

  func words(for model: ModelSpecification, in project: Project) -> TemplateWords {
    let names = (model.attributes.map(\.name) + model.relationships.map(\.name)).map {
      SwiftCode(SwiftLiteral($0))
    }
    return [
      "model": .word(project.testName(of: model.name)),
      "properties": .word(names.joined),
      "reason": .optional(project.hindrance(toSamplesOf: model).map { SwiftLiteral($0) }),
    ]
  }
}
