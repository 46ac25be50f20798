import Mustache
import Specification
import Templates

/// What a template says of a key that a test presses.
enum KeyTest {
  static func transitionRows(
    of controller: ControllerSpecification, selects hasSelection: Bool
  ) -> [TemplateWords] {
    controller.transitions.flatMap { transition -> [TemplateWords] in
      let destination = transition.destination
      guard let name = destination.controller ?? destination.overlay else { return [] }
      let triggers = transition.triggers.filter {
        hasSelection || ($0 != .select && transition.passing == nil)
      }
      // One key is enough to see that the method leads there.
      return triggers.prefix(1).compactMap(\.script).map { script in
        [
          "name": .word(Identifier(transition.name)),
          "script": .word(SwiftLiteral(script)),
          "destination": .word(Identifier(name)),
          "isOverlay": .bool(destination.overlay != nil),
        ]
      }
    }
  }
}

extension TransitionTrigger {
  /// The key in a script; nil for what is no key.
  fileprivate var script: String? {
    switch self {
    case .select: "return"
    case .key(let key): key.script
    case .commit, .discard: nil
    }
  }
}

extension KeyTrigger {
  /// The key as the last line of the screen calls it.
  var hint: String { text == " " ? "space" : text }

  /// The key in a script: its name, or a sign that means something there in quotation marks.
  var script: String {
    switch text {
    case "\"", "\\": "\"\\\(text)\""
    case _ where text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "+" }: text
    default: "\"\(text)\""
    }
  }
}
