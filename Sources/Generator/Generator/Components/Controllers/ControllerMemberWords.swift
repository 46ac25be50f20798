import Mustache
import Specification
import Templates

/// What a template says of the members that a controller has by its spec: the states that it shares, and
/// the methods that its keys trigger.
struct ControllerMemberWords {
  let controller: ControllerSpecification
  let project: Project
  /// The template in which they are used.
  let template: String

  var words: TemplateWords {
    let keys = KeyWords.rows(of: controller, in: project)
    let customized = project.customizedTableViewRows(of: controller)
    let isEmpty =
      controller.states.isEmpty && controller.actions.isEmpty && controller.transitions.isEmpty
    return [
      "states": .rows(controller.stateWords),
      "customized": .rows(customized),
      "hasMembers": .bool(!isEmpty || !customized.isEmpty),
      "hasActions": .bool(!keys.isEmpty),
      "keys": .rows(keys),
      "insertions": .rows(methods(with: .insert)),
      "edits": .rows(methods(with: .edit)),
      "deletions": .rows(methods(with: .delete)),
      "undoings": .rows(methods(with: .undo)),
      "redoings": .rows(methods(with: .redo)),
      "operations": .rows(OperationStart.rows(of: controller, in: project, template: template)),
      "transitions": .rows(controller.transitions.map(words)),
    ]
  }

  private func methods(with effect: ActionEffect) -> [TemplateWords] {
    controller.actions.filter { $0.effect == effect }.map {
      ["name": .word(Identifier($0.name)), "asksFirst": .bool($0.asksFirst)]
    }
  }

  private func addition(by transition: TransitionSpecification) -> SwiftCode? {
    transition.addedModel.flatMap { project.specification.store(ofModel: $0) }.map {
      "insertingIn: environment.\(Identifier($0.name.asVariable))"
    }
  }

  private func words(for transition: TransitionSpecification) -> TemplateWords {
    let passes = transition.passing != nil
    let isParameter = passes && controller.table != nil
    let object = controller.shownObject(in: template)
    let overlay = transition.destination.overlay.flatMap { project.specification.views[$0] }
    let hasDelegate = overlay.flatMap { project.family(ofView: $0.name) }?.hasDelegate == true
    let model = project.nameInController(controller.model)
    let choice = transition.choice.flatMap { choice in
      overlay.flatMap { OverlayChoiceCode(choice, of: $0, from: object) }
    }
    return [
      "name": .word(Identifier(transition.name)),
      "choice": .optional(choice?.code),
      "choiceVariable": .optional(choice?.variable),
      "overlay": .optional(overlay?.creation(by: choice?.variable, in: project)),
      "hasDelegate": .bool(hasDelegate),
      "configuration": .optional(
        transition.outlets.isEmpty
          ? nil : project.configurationLabel(of: controller, by: transition.name)),
      "object": .word(object),
      "overlayVariable": .optional(overlay.map { Identifier($0.name.asVariable) }),
      "destination": .optional(transition.destination.controller.map { Identifier($0) }),
      "leadsBack": .bool(transition.destination == .back),
      "isModal": .bool(transition.presentation == .modal),
      "parameter": .word(isParameter ? "_ \(object): \(model)" as SwiftCode : ""),
      "argument": .word(
        addition(by: transition) ?? (passes ? "showing: \(object)" as SwiftCode : "")),
    ]
  }
}

extension ControllerSpecification {
  /// How the methods of a controller call the object of a row, or the one that is shown.
  func shownObject(in template: String) -> SwiftCode {
    table == nil ? "object" : objectName(in: template).code
  }
}
