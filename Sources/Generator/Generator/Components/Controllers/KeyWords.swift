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
        // Deleting says itself what it is about to delete.
        asksFirst: action.asksFirst && action.effect != .delete, condition: action.conditionCode)
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
    key: KeyTrigger, label: SwiftCode, method: SwiftCode, asksFirst: Bool = false,
    condition: SwiftCode? = nil
  ) -> TemplateWords {
    [
      "key": .word(SwiftLiteral(key.text)),
      "label": .word(label),
      "asksFirst": .bool(asksFirst),
      "condition": .optional(condition),
      "method": .word(method),
    ]
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
