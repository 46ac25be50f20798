import Diagnostics
import SourceModel
import Words

struct ActionMethod: Rule {
  static let about = RuleDescription(
    id: "action_method",
    summary: "An action takes nothing, the sender, or sender and event, and says what it does.",
    why:
      "Menus, keys and buttons share an action; what was touched tells nothing about its effect.",
    examples: [
      Example(
        "a label on the sender",
        """
        final class Screen {
          @IBAction func save(sender: Button) {}
        //                    ^^^^^^ action_method: write '_ sender'
        }
        """),
      Example(
        "a result that nobody gets",
        """
        final class Screen {
          @IBAction func save(_ sender: Button) -> Bool { true }
        //                                         ^^^^ action_method: return nothing
        }
        """),
      Example(
        "named after what was touched",
        """
        final class Screen {
          @IBAction func saveButtonTapped(_ sender: Button) {}
        //               ^^^^^^^^^^^^^^^^ action_method: name what it does, not 'saveButtonTapped'
          @objc func donePressed() {}
        //           ^^^^^^^^^^^ action_method: name what it does, not 'donePressed'
        }
        """),
      Example(
        "the three forms",
        """
        final class Screen {
          @IBAction func save() {}
          @IBAction func close(_ sender: Any?) {}
          @IBAction func zoom(_ sender: Slider, forEvent event: Event) {}
        }
        """),
      Example(
        "methods for other callers",
        """
        final class Screen {
          func saveButtonTapped() {}
          @objc func value(for key: String) -> Any? { nil }
        }
        """),
      Example(
        "what a superclass has named",
        "final class Screen: Base { @IBAction override func donePressed(sender: Button) {} }"),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    source.declarations.flatMap { declaration -> [Finding] in
      guard declaration.kind == .function, !declaration.modifiers.contains(.override) else {
        return []
      }
      if declaration.hasAttribute("IBAction") {
        return Self.shape(of: declaration) + Self.eventName(of: declaration)
      }
      guard declaration.hasAttribute("objc"), !declaration.isRequirement,
        declaration.parameters.count < 2,
        declaration.type.isVoid, declaration.parameters.allSatisfy({ $0.label == "_" })
      else { return [] }
      return Self.eventName(of: declaration)
    }
  }

  private static func shape(of action: Declaration) -> [Finding] {
    var findings: [Finding] = []
    if let sender = action.parameters.first, sender.label != "_" {
      findings.append(Finding("write '_ \(sender.name.text)'", at: sender.label.range))
    }
    if !action.type.isVoid { findings.append(Finding("return nothing", at: action.type.range)) }
    return findings
  }

  private static func eventName(of action: Declaration) -> [Finding] {
    guard let last = action.nameWords.last, touches.contains(last) else { return [] }
    return [
      Finding(
        "name what it does, not '\(action.name.text)'", at: action.name.range, certainty: .likely)
    ]
  }

  private static let touches: Set<String> = [
    "clicked", "pressed", "pushed", "selected", "swiped", "tapped", "touched",
  ]
}
