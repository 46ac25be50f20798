import Mustache
import Specification
import Templates

/// The owner's half of a controller: the class, and its answers to the events of its view.
struct ControllerFile: Component {
  static let template = "Controllers/Controller.swift"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [ControllerSpecification] {
    Array(project.specification.controllers)
  }

  func path(for controller: ControllerSpecification, in project: Project) -> String {
    project.folder(of: .controller) + "/\(controller.name).swift"
  }

  func words(
    for controller: ControllerSpecification, in project: Project
  ) -> [String: TemplateValue] {
    let family = controller.detail.flatMap { project.family(ofView: $0.view) }
    let answers = family?.events.filter(\.event.isRequired) ?? []
    return [
      "name": .word(Identifier(controller.name)),
      "model": .word(Identifier(controller.model)),
      "view": .word(controller.viewType(inside: [], in: project)),
      "isTable": .bool(controller.table != nil),
      "delegateProtocol": .optional(family?.hasDelegate == true ? family?.delegateProtocol : nil),
      "events": .rows(answers.map(\.words)),
    ]
  }
}
