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
    (problem.map { "\($0) — " } ?? "") + text + " "
  }

  override func draw(in canvas: Canvas) {
    canvas.write(prompt.truncated(toWidth: canvas.size.width), style: .bold)
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

  /// - Parameter answer: takes the line; an error is shown, and the question stays.
  init(_ text: String, answer: @escaping @MainActor (String) throws -> Void) {
    self.answer = answer
    super.init(text + ":")
  }

  required init() {
    answer = { _ in }
    super.init()
  }

  override var hasFirstResponder: Bool { true }

  override func layoutSubviews() {
    let width = min(prompt.displayWidth, max(0, frame.size.width - 10))
    place([(field, Rect(column: width, row: 0, width: frame.size.width - width, height: 1))])
  }

  override func draw(in canvas: Canvas) {
    let width = min(prompt.displayWidth, max(0, frame.size.width - 10))
    canvas.write(prompt.truncated(toWidth: width), style: .bold)
  }

  override func respond(to key: Key) -> Bool {
    switch key {
    case .escape, .control("c"): close()
    case .return: submit()
    default:
      show(problem: nil)
      _ = field.respond(to: key)
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
