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
    return [
      "name": .word(Identifier(controller.name)),
      "model": .word(Identifier(controller.model)),
      "view": .word(controller.viewType(inside: [], in: project)),
      "isTable": .bool(controller.table != nil),
      "delegates": .rows(
        project.delegatingFamilies(of: controller).map { family in
          let answers = family.events.filter(\.event.isRequired)
          return [
            "name": .word(Identifier(controller.name)),
            "delegateProtocol": .word(family.delegateProtocol),
            "events": .rows(answers.map(\.words)),
          ]
        }),
    ]
  }
}

extension Project {
  /// The views that tell a controller what happens: its own, and those that it shows as overlays; each
  /// family once.
  fileprivate func delegatingFamilies(of controller: ControllerSpecification) -> [ViewFamily] {
    let overlays = controller.transitions.filter(\.isOverlay).map(\.destination)
    let views = (controller.detail.map { [$0.view] } ?? []) + overlays
    var families: [ViewFamily] = []
    for family in views.compactMap(family(ofView:)) where family.hasDelegate {
      if !families.contains(where: { $0.root.name == family.root.name }) { families.append(family) }
    }
    return families
  }
}
