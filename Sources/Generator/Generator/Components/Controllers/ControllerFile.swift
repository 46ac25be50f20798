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
    let view = project.specification.views[controller.binding.view]
    let answers = controller.detail == nil ? [] : view?.events ?? []
    let events = answers.filter(\.isRequired)
    return [
      "name": .word(Identifier(controller.name)),
      "model": .word(Identifier(controller.model)),
      "view": .word(Identifier(controller.binding.view)),
      "variable": .word(Identifier(controller.binding.view.asVariable)),
      "isTable": .bool(controller.table != nil),
      "hasEvents": .bool(!answers.isEmpty),
      "events": .rows(view.map { view in events.map { EventWords($0, in: view).words } } ?? []),
    ]
  }
}
