/// A question in the status line. While it is open, every key is meant for it.
class Question: View {
  let text: String
  /// What went wrong with the last answer.
  private(set) var problem: String?
  private(set) var isOpen = true

  required init() {
    text = ""
    super.init()
  }

  init(_ text: String) {
    self.text = text
    super.init()
  }

  func close() {
    isOpen = false
  }

  func show(problem: String?) {
    self.problem = problem
  }

  var prompt: String {
    (problem.map { "\($0) — " } ?? "") + text
  }

  private let promptLabel = Label()

  /// What the question shows beside its prompt.
  var answerView: View? { nil }

  override func layoutSubviews() {
    promptLabel.text = prompt
    promptLabel.emphasis = .strong
    promptLabel.lineLimit = 1
    let width = frame.size.width
    guard let answerView else { return place([(promptLabel, frame.atOrigin)]) }
    let promptWidth = min(prompt.displayWidth + 1, max(0, width - 10))
    place([
      (promptLabel, Rect(column: 0, row: 0, width: promptWidth, height: 1)),
      (answerView, Rect(column: promptWidth, row: 0, width: width - promptWidth, height: 1)),
    ])
  }
}

/// A question that is answered with y or n.
final class ConfirmationQuestion: Question {
  private let confirm: @MainActor () -> Void

  init(_ text: String, confirm: @escaping @MainActor () -> Void) {
    self.confirm = confirm
    super.init(text + " (y/n)")
  }

  required init() {
    confirm = {}
    super.init()
  }

  override func respond(to key: Key) -> Bool {
    switch key {
    case .character("y"), .character("Y"):
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
  private let answer: @MainActor (String) throws -> Void
  /// Told about the line whenever it changes, and that it is empty when the question is given up.
  var onChange: (@MainActor (String) -> Void)?

  /// - Parameters:
  ///   - answerSoFar: what stands there at first.
  ///   - answer: takes the line; an error is shown, and the question stays.
  init(
    _ text: String, text answerSoFar: String = "",
    answer: @escaping @MainActor (String) throws -> Void
  ) {
    self.answer = answer
    super.init(text + ":")
    field.text = answerSoFar
  }

  required init() {
    answer = { _ in }
    super.init()
  }

  override var hasFirstResponder: Bool { true }

  override var answerView: View? { field }

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
