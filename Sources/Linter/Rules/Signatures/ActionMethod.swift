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
        "more than sender and event",
        """
        final class Screen {
          @IBAction func zoom(_ a: Any, b: Event, by: Int) {}
        //                                        ^^ action_method: take sender and event alone
        }
        """),
      Example(
        "named after what was touched",
        """
        final class Screen {
          @IBAction func saveButtonTapped(_ sender: Button) { save() }
        //               ^^^^^^^^^^^^^^^^ action_method: name what it does, not 'saveButtonTapped'
          @objc func donePressed() { close() }
        //           ^^^^^^^^^^^ action_method: name what it does, not 'donePressed'
          @objc private func didTapClose() { close() }
        //                   ^^^^^^^^^^^ action_method: name what it does, not 'didTapClose'
        }
        """),
      Example(
        "no verb",
        """
        final class Screen {
          @IBAction func credentials(_ sender: Button) { show() }
        //               ^^^^^^^^^^^ action_method: begin with a verb: an action says what it does
        }
        """),
      Example(
        "the three forms",
        """
        final class Screen {
          @IBAction func save() {}
          @IBAction func close(_ sender: Any?) {}
          @IBAction func newDocument(_ sender: Any?) { documents.append(Document()) }
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
        "a way back from another screen, and what does nothing that it could be named for",
        """
        final class Screen {
          @IBAction func unwindFromLogin(segue: UIStoryboardSegue) { reload() }
          @IBAction func spacerTapped(_ sender: Button) {
            // nothing to do
          }
          @objc func didTapSpacer() {}
        }
        """),
      Example(
        "what a superclass has named",
        "final class Screen: Base { @IBAction override func donePressed(sender: Button) {} }"),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    var findings: [Finding] = []
    for declaration in source.declarations {
      guard declaration.kind == .function, !declaration.modifiers.contains(.override),
        !declaration.attributes.isEmpty
      else { continue }
      if declaration.hasAttribute("IBAction") {
        guard !Self.isWayBack(declaration) else { continue }
        findings += Self.shape(of: declaration) + Self.name(of: declaration)
      } else if Self.isTarget(declaration) {
        findings += Self.eventName(of: declaration)
      }
    }
    return findings
  }

  /// A method that a selector may name: of no protocol, with at most the sender.
  private static func isTarget(_ method: Declaration) -> Bool {
    method.hasAttribute("objc") && method.isMember && !method.isRequirement && !method.isWitness
      && method.parameters.count < 2 && method.type.isVoid
      && method.parameters.allSatisfy { parameter in
        parameter.label == "_" && !parameter.type.name.hasSuffix("Notification")
      }
  }

  /// An unwind action, which Apple writes with a label: `unwind(unwindSegue: UIStoryboardSegue)`.
  private static func isWayBack(_ action: Declaration) -> Bool {
    action.parameters.first.map { $0.type.name.contains("StoryboardSegue") } ?? false
  }

  private static func shape(of action: Declaration) -> [Finding] {
    var findings: [Finding] = []
    if let sender = action.parameters.first, sender.label != "_" {
      findings.append(Finding("write '_ \(sender.name.text)'", at: sender.label.range))
    }
    if action.parameters.count > 2 {
      findings.append(
        Finding("take sender and event alone", at: action.parameters[2].label.range))
    }
    if !action.type.isVoid { findings.append(Finding("return nothing", at: action.type.range)) }
    return findings
  }

  private static func name(of action: Declaration) -> [Finding] {
    let event = eventName(of: action)
    guard event.isEmpty, let first = action.nameWords.first, isNoVerb(first),
      !Verb.isWithParticle(first), first != "new", !isEmpty(action),
      !["next", "previous"].contains(action.name.text)
    else { return event }
    return [
      Finding(
        "begin with a verb: an action says what it does", at: action.name.range,
        certainty: .likely)
    ]
  }

  private static func eventName(of action: Declaration) -> [Finding] {
    guard isEvent(action.nameWords), !isEmpty(action) else { return [] }
    return [
      Finding(
        "name what it does, not '\(action.name.text)'", at: action.name.range, certainty: .likely)
    ]
  }

  /// Whether nothing is done, or comments alone stand in the body.
  private static func isEmpty(_ action: Declaration) -> Bool {
    action.block?.statements.isEmpty ?? true
  }

  /// `saveTapped`, `didTapSave`, `onTapSave`, `tappedSave`
  private static func isEvent(_ words: [String]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    if touched.contains(last) || touched.contains(words[0]) { return true }
    return ["did", "on"].contains(words[0]) && touches.contains(words[1])
  }

  private static let touches: Set<String> = ["click", "press", "push", "swipe", "tap", "touch"]
  private static let touched: Set<String> = [
    "clicked", "pressed", "pushed", "swiped", "tapped", "touched",
  ]
}
