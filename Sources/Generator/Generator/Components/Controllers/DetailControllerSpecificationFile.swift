import Mustache
import Specification
import Templates

/// What the spec says of a controller that shows one object.
struct DetailControllerSpecificationFile: Component {
  static let template = "Controllers/DetailController+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.controller)

  func parts(of project: Project) -> [ControllerSpecification] {
    project.specification.controllers.filter { $0.detail != nil }
  }

  func words(for controller: ControllerSpecification, in project: Project) -> TemplateWords {
    let family = controller.detail.flatMap { project.family(ofView: $0.view) }
    let members = ControllerMemberWords(
      controller: controller, project: project, template: Self.template)
    let store = project.specification.store(ofModel: controller.model)
    return [
      "needsFoundation": .bool(controller.actions.contains { $0.effect.startsOperation }),
      "name": .word(Identifier(controller.name)),
      "title": .word(project.titleCode(of: controller)),
      "model": .word(project.nameInController(controller.model)),
      "view": .word(controller.viewType(inside: .controller, in: project)),
      "variable": .word(controller.objectName(in: Self.template)),
      "receptionists": .optional(ReceptionistCode.list(of: controller, in: project)),
      "hasEvents": .bool(family?.hasDelegate == true),
      "label": .word(project.configurationLabel(of: controller)),
      "store": .optional(store.map { Identifier($0.name.asVariable) }),
    ].merging(members.words) { $1 }
  }
}
