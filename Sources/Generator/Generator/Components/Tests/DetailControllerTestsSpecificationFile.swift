import Mustache
import Specification
import Templates

/// The machine-written tests of a controller that shows one object.
struct DetailControllerTestsSpecificationFile: Component {
  static let template = "Tests/DetailControllerTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [ControllerSpecification] {
    project.sampledControllers.filter { $0.detail != nil }
  }

  func words(for controller: ControllerSpecification, in project: Project) -> TemplateWords {
    let view = controller.binding.flatMap { project.specification.views[$0.view] }
    let goingBack = view?.sequences.filter { sequence in
      sequence.sender != nil && sequence.events.contains { $0.isRequired && $0.goesBack }
    }
    let store = project.specification.store(ofModel: controller.model)
    let tests = ControllerActionTests(
      controller: controller, project: project, template: Self.template, hasObject: true)
    let opening = ["opening": TemplateValue.word(tests.opening())]
    return [
      "controller": .word(Identifier(controller.name)),
      "model": .word(project.testName(of: controller.model)),
      "variable": .word(controller.objectName(in: Self.template)),
      "store": .optional(store.map { Identifier($0.name.asVariable) }),
      "title": .word(project.titleCode(of: controller)),
      "outlets": .rows(controller.outletRows(in: Self.template, of: project)),
      "goingBack": .rows(
        goingBack?.map { ["sender": .optional($0.sender.map { Identifier($0) })] } ?? []),
      "transitions": .rows(
        KeyTest.transitionRows(of: controller, selects: true).map { $0.merging(opening) { $1 } }),
    ].merging(tests.words) { $1 }
  }
}

extension ControllerSpecification {
  func outletRows(in template: String, of project: Project) -> [TemplateWords] {
    binding?.outletRows(from: objectName(in: template), of: project) ?? []
  }
}

extension ViewBinding {
  /// What a template says of the outlets and of what they show.
  func outletRows(from object: Identifier, of project: Project) -> [TemplateWords] {
    outlets.map {
      [
        "name": .word(Identifier($0.outlet)),
        "shown": .word($0.shown(from: object, at: textPlace(of: $0.outlet), of: project)),
      ]
    }
  }
}

extension OutletBinding {
  /// What a label is told to show, as arguments: `news.updateDate, as: .relative`.
  fileprivate func shown(
    from object: Identifier, at place: TextPlace, of project: Project
  ) -> SwiftCode {
    var arguments = [keyPath.code(from: object)]
    if let format { arguments.append("as: .\(Identifier(format.rawValue))") }
    if let placeholder {
      arguments.append("placeholder: \(project.code(of: placeholder, at: place))")
    }
    return arguments.joined
  }
}
