import Mustache
import Specification
import Templates

/// The machine-written tests of a controller that edits one object.
struct FormControllerTestsSpecificationFile: Component {
  static let template = "Tests/FormControllerTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [ControllerSpecification] {
    project.sampledControllers.filter { $0.form != nil }
  }

  func words(for controller: ControllerSpecification, in project: Project) -> TemplateWords {
    let store = project.specification.store(ofModel: controller.model)
    let session = project.typeNames.imported("ApplicationSession")
    let opening: SwiftCode =
      "let session = try await \(session)(application)\napplication.controller.show(controller)"
    return [
      "controller": .word(Identifier(controller.name)),
      "model": .word(project.testName(of: controller.model)),
      "store": .optional(store.map { Identifier($0.name.asVariable) }),
      "title": .word(project.titleCode(of: controller)),
      "fields": .optional(controller.fieldNames),
    ].merging(ObservationTest.words(of: controller, in: project, opening: opening)) { $1 }
  }
}
