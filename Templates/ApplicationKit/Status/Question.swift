/// A question in the status line. While it is open, every key is meant for it.
class Question: View, ViewLayout {
  private var text = ""
  private let promptLabel = Label("", .strong, lineLimit: 1)
  private(set) var isOpen = true

  convenience init(_ text: String) {
    self.init()
    self.text = text
    show(problem: nil)
  }

  func close() {
    isOpen = false
  }

  /// Shows what went wrong with the last answer.
  func show(problem: String?) {
    promptLabel.text = (problem.map { "\($0) — " } ?? "") + text
  }

  /// The keys that answer it.
  var keyHints: [KeyHint] { [] }

  override var keyHelp: [KeyHint] { keyHints + (answerView?.keyHelp ?? []) }

  /// What the question shows beside its prompt.
  var answerView: View? { nil }

  var layout: Layout {
    guard let answerView else { return promptLabel.flexible() }
    let width = min(promptLabel.text.displayWidth + 1, frame.size.width - 10)
    return .row(promptLabel.fixed(width), answerView.flexible(), spacing: 0)
  }
}

/// A question that is answered with y or n.
final class ConfirmationQuestion: Question {
  private var key: Key?
  private var confirm: @MainActor () -> Void = {}

  /// - Parameter key: the key that has asked and, pressed again, confirms.
  convenience init(
    _ text: String, isConfirmedBy key: Key? = nil, confirm: @escaping @MainActor () -> Void
  ) {
    self.init(text + " (y/n)")
    self.key = key
    self.confirm = confirm
  }

  override var keyHints: [KeyHint] {
    [KeyHint("y", Language.texts.yes), KeyHint("n escape", Language.texts.no)]
  }

  override func respond(to key: Key) -> Bool {
    switch Optional(key) {
    case .character("y"), .character("Y"), self.key:
      close()
      confirm()
    case .character("n"), .character("N"), .escape, .control("c"):
      close()
    default:
      break
    }
    return true
  }
}

/// A question that is answered with a line of text. Escape leaves it unanswered.
final class LineQuestion: Question {
  private let field = TextField()
  private var answer: @MainActor (String) throws -> Void = { _ in }
  /// Told about the line whenever it changes, and that it is empty when the question is given up.
  var onChange: (@MainActor (String) -> Void)?

  /// - Parameters:
  ///   - answerSoFar: what stands there at first.
  ///   - answer: takes the line; an error is shown, and the question stays.
  convenience init(
    _ text: String, text answerSoFar: String = "",
    answer: @escaping @MainActor (String) throws -> Void
  ) {
    self.init(text + ":")
    self.answer = answer
    field.text = answerSoFar
  }

  override var hasFirstResponder: Bool { true }

  override var answerView: View? { field }

  override var keyHints: [KeyHint] {
    [KeyHint("return", Language.texts.done), KeyHint("escape", Language.texts.cancel)]
  }

  override func respond(to key: Key) -> Bool {
    switch key {
    case .escape, .control("c"):
      close()
      onChange?("")
    case .return: submit()
    default:
      show(problem: nil)
      let before = field.text
      _ = field.respond(to: key)
      if field.text != before { onChange?(field.text) }
    }
    return true
  }

  private func submit() {
    do {
      try answer(field.text)
      close()
    } catch {
      show(problem: ErrorText.text(of: error))
    }
  }
}
