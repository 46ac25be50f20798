import Mustache
import Specification
import Templates

/// What a template says of the keys of a controller: those of its actions, then those of its
/// transitions.
enum KeyWords {
  static func rows(of controller: ControllerSpecification) -> [[String: TemplateValue]] {
    let actions = controller.actions.map { action in
      row(
        key: action.key, name: action.name, method: "\(Identifier(action.name))",
        // Deleting says itself what it is about to delete.
        asksFirst: action.asksFirst && action.effect != .delete)
    }
    let transitions = controller.transitions.compactMap { transition in
      transition.key.map { key in
        row(key: key, name: transition.name, method: method(of: transition))
      }
    }
    return actions + transitions
  }

  private static func row(
    key: KeyTrigger, name: String, method: SwiftCode, asksFirst: Bool = false
  ) -> [String: TemplateValue] {
    [
      "key": .word(SwiftLiteral(key.text)),
      "label": .word(SwiftLiteral(name.asMenuItem)),
      "asksFirst": .bool(asksFirst),
      "method": .word(method),
    ]
  }

  /// A transition that passes an object passes the selected one.
  private static func method(of transition: TransitionSpecification) -> SwiftCode {
    let name = Identifier(transition.name)
    return transition.passing == nil ? "\(name)" : "{ self.withSelection(self.\(name)) }"
  }
}

extension TransitionSpecification {
  fileprivate var key: KeyTrigger? {
    if case .key(let key) = trigger { key } else { nil }
  }
}
