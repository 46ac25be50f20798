import Mustache
import Specification
import Templates

/// What the spec says of a controller that lists objects: rows, keys, actions and transitions.
struct TableControllerSpecificationFile: Component {
  static let template = "Controllers/TableController+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.controller)

  func parts(of project: Project) -> [ControllerSpecification] {
    project.specification.controllers.filter { $0.table != nil }
  }

  func words(for controller: ControllerSpecification, in project: Project) -> TemplateWords {
    let store = project.specification.store(ofModel: controller.model)
    let selections = controller.transitions.filter { $0.triggers.contains(.select) }
    let members = ControllerMemberWords(
      controller: controller, project: project, template: Self.template)
    return [
      "name": .word(Identifier(controller.name)),
      "title": .word(project.titleCode(of: controller)),
      "isCollection": .bool(controller.table?.isCollection == true),
      "tableView": .optional(controller.table?.tableView.map { Identifier($0) }),
      "placeholder": .optional(project.placeholderCode(of: controller)),
      "selectedState": .optional(
        controller.table?.selection.map { Identifier($0.state.asVariable) }),
      "selectedProperty": .optional(controller.table?.selection.map { Identifier($0.property) }),
      "model": .word(project.nameInController(controller.model)),
      "cell": .word(controller.viewType(inside: .controller, in: project)),
      "variable": .word(controller.objectName(in: Self.template)),
      "dataSource": .word(controller.dataSourceName),
      "store": .optional(store.map { Identifier($0.name.asVariable) }),
      "arguments": .word(
        controller.requestArguments(
          in: "environment.\(Identifier(store?.name.asVariable ?? "store"))",
          state: { "\(Identifier($0.asVariable))" }, object: project.nameInController)),
      "receptionists": .optional(ReceptionistCode.list(of: controller, in: project)),
      "hasSelection": .bool(!selections.isEmpty),
      "selectionName": .optional(
        selections.first.map { project.keyLabel($0.label, ofMethod: $0.name, in: controller) }),
      "selections": .rows(
        selections.map { transition in
          [
            "name": .word(Identifier(transition.name)),
            "argument": .word(
              transition.passing == nil ? "" : controller.objectName(in: Self.template).code),
          ]
        }),
    ].merging(members.words) { $1 }
  }
}
