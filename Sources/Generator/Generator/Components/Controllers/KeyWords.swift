import Mustache
import Specification
import Templates

/// What a template says of the keys of a controller: those of its actions, then those of its
/// transitions.
enum KeyWords {
  static func rows(of controller: ControllerSpecification, in project: Project) -> [TemplateWords] {
    let actions = controller.actions.map { action in
      row(
        key: action.key,
        label: project.keyLabel(action.label, ofMethod: action.name, in: controller),
        method: "\(Identifier(action.name))",
        asksFirst: asksFirst(action, in: controller), condition: action.conditionCode)
    }
    let transitions = controller.transitions.flatMap { transition in
      transition.keys.map { key in
        row(
          key: key,
          label: project.keyLabel(transition.label, ofMethod: transition.name, in: controller),
          method: method(of: transition, in: controller))
      }
    }
    return actions + transitions
  }

  private static func row(
    key: KeyTrigger, label: SwiftCode, method: SwiftCode, asksFirst: SwiftCode? = nil,
    condition: SwiftCode? = nil
  ) -> TemplateWords {
    [
      "key": .word(SwiftLiteral(key.text)),
      "label": .word(label),
      "asksFirst": .optional(asksFirst),
      "condition": .optional(condition),
      "method": .word(method),
    ]
  }

  /// When somebody has to say yes first; nil for never. In a list nobody is asked about an object that is not
  /// there, and deleting says itself what it is about to delete.
  private static func asksFirst(
    _ action: ActionSpecification, in controller: ControllerSpecification
  ) -> SwiftCode? {
    guard action.asksFirst, action.effect != .delete else { return nil }
    return action.effect.needsObject && controller.table != nil ? "selectedItem != nil" : "true"
  }

  /// A transition of a list that passes an object passes the selected one.
  private static func method(
    of transition: TransitionSpecification, in controller: ControllerSpecification
  ) -> SwiftCode {
    let name = Identifier(transition.name)
    guard transition.passing != nil, controller.table != nil else { return "\(name)" }
    return "{ self.withSelection(self.\(name)) }"
  }
}

extension ActionSpecification {
  /// `self.readingState.isOnline`
  var conditionCode: SwiftCode? {
    switch condition {
    case .shared(let property): "self.\(property.code)"
    case .isReachable: "self.application?.isReachable == true"
    case nil: nil
    }
  }

  /// `readingState.isOnline`, which a test sets; nil where a session decides.
  var conditionState: SwiftCode? {
    if case .shared(let property) = condition { property.code } else { nil }
  }
}

extension SharedProperty {
  fileprivate var code: SwiftCode {
    "\(Identifier(state.asVariable)).\(Identifier(property))"
  }
}

extension TransitionSpecification {
  /// The keys that trigger it.
  var keys: [KeyTrigger] {
    triggers.compactMap { if case .key(let key) = $0 { key } else { nil } }
  }
}
