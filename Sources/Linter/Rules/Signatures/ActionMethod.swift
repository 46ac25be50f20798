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
        "what a selector of the file names for a control",
        """
        final class Screen {
          func makeMenu() {
            button.addTarget(self, action: #selector(cancelClick), for: .touchUpInside)
            item.action = #selector(Screen.remove(item:))
            shiftKey.addTarget(self, action: Selector("shiftTapped:"), forControlEvents: .TouchUpInside)
            gesture = Tap(target: self, action: #selector(showOverlays(delay:)))
          }
          func shiftTapped(_ sender: KeyboardKey) { shift() }
        //     ^^^^^^^^^^^ action_method: name what it does, not 'shiftTapped'
          @objc func showOverlays(delay: Double = 0) { show(behind: delay) }
        //                        ^^^^^ action_method: take the sender, '_ sender', or nothing
          @objc func cancelClick() { close() }
        //           ^^^^^^^^^^^ action_method: name what it does, not 'cancelClick'
          @objc func remove(item: MenuItem) { items.remove(item) }
        //                  ^^^^ action_method: write '_ item'
        }
        """),
      Example(
        "a control and its touch, as UIControl says it",
        """
        final class Screen {
          @objc private func retryButtonTouchUpInside() {}
        //                   ^^^^^^^^^^^^^^^^^^^^^^^^ action_method: name what it does, not \
        'retryButtonTouchUpInside'
          func show() { button.addTarget(self, action: #selector(retryButtonTouchUpInside), for: .touchUpInside) }
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
          @objc func pan(_ recognizer: UIPanGestureRecognizer) { move() }
        //           ^^^ action_method: name what it does, not 'pan'
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
          @IBAction func app_dismissScreen() { close() }
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
          @objc func trackClick() {}
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
        "what its sender does, and a touch with an adjective",
        """
        final class SwitchCell: UITableViewCell {
          @IBAction func switchChange(_ sender: UISwitch) {}
        //               ^^^^^^^^^^^^ action_method: name what it does, not 'switchChange'
          @IBAction func switchCamera(_ sender: UISwitch) {}
          @IBAction func longPressItem(_ sender: UILongPressGestureRecognizer) {}
        //               ^^^^^^^^^^^^^ action_method: name what it does, not 'longPressItem'
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
    let sent = source.actionNames
    var findings: [Finding] = []
    for declaration in source.functions {
      guard declaration.kind == .function, !declaration.modifiers.contains(.override),
        !declaration.attributes.isEmpty || !sent.isEmpty && sent.contains(declaration.name.text),
        let use = Self.use(of: declaration, sent: sent), !Self.isWayBack(declaration)
      else { continue }
      if use != .likely { findings += Self.shape(of: declaration) }
      let isSent = use != .likely || !declaration.parameters.isEmpty
      if let finding = name(of: declaration, isSent: isSent) { findings.append(finding) }
    }
    return findings
  }

  /// What tells that a method is an action.
  private enum Use {
    case attribute
    /// A selector of the file names it for a control.
    case selector
    /// One elsewhere may: it takes at most a control, a gesture or the like.
    case likely
  }

  private static func use(of method: Declaration, sent: Set<String>) -> Use? {
    if method.hasAttribute("IBAction") { return .attribute }
    guard method.isMember, !method.isRequirement, method.parameters.count < 2, method.type.isVoid
    else { return nil }
    if sent.contains(method.name.text) { return .selector }
    guard method.hasAttribute("objc"), !method.isStatic, method.parameters.allSatisfy(isSender),
      !tellsOfFirst(method)
    else { return nil }
    return .likely
  }

  private static func isSender(_ parameter: Parameter) -> Bool {
    guard let type = parameter.type.base, !type.hasSuffix("Notification"), type != "Timer"
    else { return false }
    let isLikeAny = type.hasPrefix("Any") || type.hasSuffix("Item")
    return StandardTypes.isOnScreen(type) || type.hasSuffix("Recognizer") || isLikeAny
      || words(of: type).contains { LexicalWord($0.key).isControl }
  }

  /// What a delegate's method would begin with: `cellDidTap(_ cell: Cell)`.
  private static func tellsOfFirst(_ method: Declaration) -> Bool {
    guard let type = method.parameters.first?.type.base else { return false }
    return EventReading.tense(in: method.nameWords) != nil
      && SenderNoun(type).length(at: method.nameWords) > 1
  }

  /// An unwind action, which Apple writes with a label: `unwind(unwindSegue: UIStoryboardSegue)`.
  private static func isWayBack(_ action: Declaration) -> Bool {
    action.parameters.first.map { $0.type.name.contains("StoryboardSegue") } ?? false
  }

  private static func shape(of action: Declaration) -> [Finding] {
    var findings: [Finding] = []
    if let sender = action.parameters.first, sender.label != "_" {
      let isValue = sender.type.base.map(StandardTypes.isValue) ?? false
      let message =
        isValue && sender.type.base?.hasPrefix("Any") == false
        ? "take the sender, '_ sender', or nothing" : "write '_ \(sender.name.text)'"
      findings.append(Finding(message, at: sender.label.range))
    }
    if action.parameters.count > 2 {
      findings.append(
        Finding("take sender and event alone", at: action.parameters[2].label.range))
    }
    if !action.type.isVoid { findings.append(Finding("return nothing", at: action.type.range)) }
    return findings
  }

  private func name(of action: Declaration, isSent: Bool) -> Finding? {
    let message: String? =
      switch Self.form(of: action) {
      case .touch: "name what it does, not '\(action.name.text)'"
      case .handledTouch: settings.isStrict ? "name what it does, not '\(action.name.text)'" : nil
      case .event, .commandedTouch: isSent ? "name what it does, not '\(action.name.text)'" : nil
      case .thing: isSent ? "begin with a verb: an action says what it does" : nil
      case .control: isSent && settings.isStrict ? "name what it does, not the control" : nil
      case .command: nil
      }
    return message.map { Finding.likely($0, at: action.name.range) }
  }

  private static func form(of action: Declaration) -> ActionReading.Form {
    let words = ownWords(of: action)
    let sender = action.parameters.first?.type.base.map { SenderNoun($0).length(at: words) } ?? 0
    // `switchChange(_ sender: UISwitch)`, of which the first word alone may be a verb
    let isEvent = sender > 0 && LexicalWord(words[sender...].joined(separator: "_")).isOutcome
    return isEvent ? .event : ActionReading(words).form
  }

  /// The words of the name behind the mark of a category of Objective-C: `dismiss` of `app_dismiss`.
  private static func ownWords(of action: Declaration) -> [String] {
    guard action.name.utf8.contains(UInt8(ascii: "_")) else { return action.nameWords }
    let parts = action.name.text.split(separator: "_", maxSplits: 1)
    guard parts.count == 2, let mark = parts.first, mark.allSatisfy(\.isLowercase),
      !LexicalWord(String(mark)).isControl
    else {
      return action.nameWords
    }
    return words(of: String(parts[1])).map(\.key)
  }
}
