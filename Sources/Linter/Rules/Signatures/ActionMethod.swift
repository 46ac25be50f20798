import Diagnostics
import SourceModel
import Words

struct ActionMethod: Rule {
  static let about = RuleDescription(
    id: "action_method",
    summary: "An action takes nothing, the sender, or sender and event, and says what it does.",
    why:
      "Menus, keys and buttons share an action; what was touched tells nothing about its effect.",
    options: [NamingStrictness.option],
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
          @objc func onMenu(sender: UIButton) { showMenu() }
        //           ^^^^^^ action_method: name what it does, not 'onMenu'
          @IBAction func closeAction(_ sender: Any) { close() }
        //               ^^^^^^^^^^^ action_method: name what it does, not 'closeAction'
        }
        """),
      Example(
        "named after what has happened",
        """
        final class Screen {
          @IBAction func sliderValueChanged(_ slider: UISlider) { zoom() }
        //               ^^^^^^^^^^^^^^^^^^ action_method: name what it does, not \
        'sliderValueChanged'
          @objc func selectedIndex(_ sender: UISegmentedControl) { show() }
        //           ^^^^^^^^^^^^^ action_method: name what it does, not 'selectedIndex'
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
        "the control, where the naming is strict",
        """
        final class Screen {
          @IBAction func saveButton(_ sender: Button) { save() }
        //               ^^^^^^^^^^ action_method: name what it does, not the control
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "something done about the touch, where the naming is strict",
        """
        final class Screen {
          @objc func handleTap(_ recognizer: UITapGestureRecognizer) { zoom() }
        //           ^^^^^^^^^ action_method: name what it does, not 'handleTap'
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "the three forms",
        """
        final class Screen {
          @IBAction func save() {}
          @IBAction func close(_ sender: Any?) {}
          @IBAction func newDocument(_ sender: Any?) { documents.append(Document()) }
          @IBAction func zoom(_ sender: Slider, forEvent event: Event) {}
          @objc func rotateCamera(_ sender: UIButton) { camera.rotate() }
        }
        """),
      Example(
        "methods for other callers",
        """
        final class Screen {
          func saveButtonTapped() {}
          @objc func value(for key: String) -> Any? { nil }
          @objc func volumeChanged(_ notification: Notification) {}
          @objc func themeChanged() {}
          @objc func keyboardDidShow() {}
        }
        """),
      Example(
        "a way back from another screen",
        """
        final class Screen {
          @IBAction func unwindFromLogin(segue: UIStoryboardSegue) { reload() }
        }
        """),
      Example(
        "what a superclass has named",
        """
        final class Screen: Base { @IBAction override func donePressed(sender: Button) {} }
        """),
    ])

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    var findings: [Finding] = []
    for declaration in source.declarations {
      guard declaration.kind == .function, !declaration.modifiers.contains(.override),
        !declaration.attributes.isEmpty
      else { continue }
      let isAction = declaration.hasAttribute("IBAction")
      guard isAction || Self.isTarget(declaration), !Self.isWayBack(declaration) else { continue }
      if isAction { findings += Self.shape(of: declaration) }
      if let finding = name(of: declaration, isAction: isAction) { findings.append(finding) }
    }
    return findings
  }

  /// A method that a selector may name: with at most a control, a gesture or the like.
  private static func isTarget(_ method: Declaration) -> Bool {
    method.hasAttribute("objc") && method.isMember && !method.isRequirement && !method.isStatic
      && method.parameters.count < 2 && method.type.isVoid
      && method.parameters.allSatisfy { isSender($0, of: method) }
  }

  /// A sender, and not what a delegate's method would begin with.
  private static func isSender(_ parameter: Parameter, of method: Declaration) -> Bool {
    guard let type = parameter.type.base, !type.hasSuffix("Notification"), type != "Timer" else {
      return false
    }
    let isLikeAny = type.hasPrefix("Any") || type.hasSuffix("Item")
    let mayBeSender =
      StandardTypes.isOnScreen(type) || type.hasSuffix("Recognizer") || isLikeAny
      || words(of: type).contains { LexicalWord($0.key).isControl }
    return mayBeSender
      && (EventReading.tense(in: method.nameWords) == nil
        || SenderNoun(type).length(at: method.nameWords) < 2)
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

  private func name(of action: Declaration, isAction: Bool) -> Finding? {
    let reading = ActionReading(action.nameWords)
    let isSent = isAction || !action.parameters.isEmpty
    let message: String? =
      switch reading.form {
      case .touch: "name what it does, not '\(action.name.text)'"
      case .handledTouch: isStrict ? "name what it does, not '\(action.name.text)'" : nil
      case .event: isSent ? "name what it does, not '\(action.name.text)'" : nil
      case .thing: isSent ? "begin with a verb: an action says what it does" : nil
      case .control: isSent && isStrict ? "name what it does, not the control" : nil
      case .command: nil
      }
    return message.map { Finding($0, at: action.name.range, certainty: .likely) }
  }

  private var isStrict: Bool { settings[NamingStrictness.option] == .strict }
}
