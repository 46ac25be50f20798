import Mustache
import Specification
import Templates

/// What the spec says of a controller that lists objects: rows, keys, actions and transitions.
struct TableControllerSpecificationFile: Component {
  static let template = "Controllers/TableController+Generated.swift"
  static let ownership = Ownership.armature

  func parts(of project: Project) -> [ControllerSpecification] {
    project.specification.controllers.filter { $0.table != nil }
  }

  func path(for controller: ControllerSpecification, in project: Project) -> String {
    project.folder(of: .controller) + "/\(controller.name)+Generated.swift"
  }

  func words(
    for controller: ControllerSpecification, in project: Project
  ) -> [String: TemplateValue] {
    let store = project.specification.store(ofModel: controller.model)
    let selections = controller.transitions.filter { $0.triggers.contains(.select) }
    let keys = KeyWords.rows(of: controller)
    return [
      "sibling": .word(Identifier(controller.name)),
      "name": .word(Identifier(controller.name)),
      "states": .rows(controller.stateWords),
      "title": .word(controller.titleCode),
      "isCollection": .bool(controller.table?.isCollection == true),
      "tableView": .optional(controller.table?.tableView.map { Identifier($0) }),
      "customized": .rows(project.customizedTableViewRows(of: controller)),
      "placeholder": .optional(controller.placeholderCode),
      "selectedState": .optional(
        controller.table?.selection.map { Identifier($0.state.asVariable) }),
      "selectedProperty": .optional(controller.table?.selection.map { Identifier($0.property) }),
      "model": .word(Self.type(controller.model, in: project)),
      "cell": .word(controller.viewType(inside: Self.scopes, in: project)),
      "variable": .word(controller.objectName(in: Self.template)),
      "dataSource": .word(controller.dataSourceName),
      "store": .optional(store.map { Identifier($0.name.asVariable) }),
      "arguments": .word(
        controller.requestArguments(
          in: "environment.\(Identifier(store?.name.asVariable ?? "store"))"
        ) { "\(Identifier($0.asVariable))" }),
      "receptionists": .optional(ReceptionistCode.list(of: controller, in: project)),
      "hasActions": .bool(!keys.isEmpty),
      "keys": .rows(keys),
      "insertions": .rows(Self.methods(of: controller) { $0 == .insert }),
      "deletions": .rows(
        controller.actions.filter { $0.effect == .delete }.map {
          ["name": .word(Identifier($0.name)), "asksFirst": .bool($0.asksFirst)]
        }),
      "operations": .rows(OperationStart.rows(of: controller, in: project)),
      "hasSelection": .bool(!selections.isEmpty),
      "selectionLiteral": .optional(selections.first.map { SwiftLiteral($0.name.asMenuItem) }),
      "selections": .rows(
        selections.map { transition in
          [
            "name": .word(Identifier(transition.name)),
            "argument": .word(
              transition.passing == nil ? "" : controller.objectName(in: Self.template).code),
          ]
        }),
      "transitions": .rows(
        controller.transitions.map { Self.words(for: $0, of: controller, in: project) }),
    ]
  }

  private static func methods(
    of controller: ControllerSpecification, where hasEffect: (ActionEffect) -> Bool
  ) -> [[String: TemplateValue]] {
    controller.actions.filter { hasEffect($0.effect) }.map { ["name": .word(Identifier($0.name))] }
  }

  /// A type of the project, inside of the controller's extension.
  private static func type(_ name: String, in project: Project) -> SwiftCode {
    project.typeNames.own(name, inside: scopes)
  }

  private static let scopes = ["TableControllerSpecification", "TableViewController"]

  private static func words(
    for transition: TransitionSpecification, of controller: ControllerSpecification,
    in project: Project
  ) -> [String: TemplateValue] {
    let passes = transition.passing != nil
    let object = controller.objectName(in: template).code
    let overlay = transition.destination.overlay.flatMap { project.specification.views[$0] }
    let hasDelegate = overlay.flatMap { project.family(ofView: $0.name) }?.hasDelegate == true
    return [
      "name": .word(Identifier(transition.name)),
      "overlay": .optional(overlay?.creation),
      "hasDelegate": .bool(hasDelegate),
      "overlayVariable": .optional(overlay.map { Identifier($0.name.asVariable) }),
      "destination": .optional(transition.destination.controller.map { Identifier($0) }),
      "leadsBack": .bool(transition.destination == .back),
      "isModal": .bool(transition.presentation == .modal),
      "parameter": .word(
        passes ? "_ \(object): \(type(controller.model, in: project))" as SwiftCode : ""),
      "argument": .word(passes ? "showing: \(object)" as SwiftCode : ""),
    ]
  }
}
