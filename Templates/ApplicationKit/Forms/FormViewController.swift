import ModelKit

/// The stock form: asks for values, one below the other.
///
/// Return goes to the next field and commits on the last one; control-S commits from anywhere. Escape
/// discards, and asks before it drops what was typed. A value that is missing or wrong is said below
/// its field, and nothing is committed until all are right.
open class FormViewController: ViewController {
  private let title: String
  private(set) var questions: [FormField]
  var commit: @MainActor (FormAnswers) async throws -> Void
  private let formView = FormView()
  private lazy var scrollView = ScrollView(formView)
  /// Whether what was typed is saved, or not wanted any more.
  private var isSettled = false

  /// - Parameter commit: takes the values by name. The form closes when it returns; an error is
  ///   shown, at a field where it is a `FormProblems`, and the form stays.
  init(
    title: String, fields: [FormField],
    commit: @escaping @MainActor (FormAnswers) async throws -> Void
  ) {
    self.title = title
    questions = fields
    self.commit = commit
    super.init()
  }

  open override var heading: String { title }
  override var isForm: Bool { true }

  override var hasUnsavedInput: Bool { !isSettled && questions.contains(where: \.isChanged) }

  open override func commitEditing() -> Bool {
    guard hasUnsavedInput else { return true }
    discard()
    return false
  }

  /// Gives the form up, after asking before it drops what was typed.
  private func discard() {
    guard hasUnsavedInput else { return finishDiscard() }
    confirm(Language.texts.discardQuestion) { [self] in settle(finishDiscard) }
  }

  /// Does what closes the form, usually. One that stays begins anew.
  private func settle(_ finish: () -> Void) {
    isSettled = true
    finish()
    isSettled = false
    if navigationController != nil { beginAnew() }
  }

  /// Asks for what is stored by now.
  func beginAnew() {}

  /// Asks other questions; keys go to the one at the same place.
  final func ask(_ questions: [FormField]) {
    let place = currentIndex ?? 0
    self.questions = questions
    formView.fields = questions
    makeFirstResponder(questions.dropFirst(place).first?.control)
  }

  /// Called when what was entered is saved.
  func finishCommit() { goBack() }

  /// Called when the form is given up.
  func finishDiscard() { goBack() }

  open override func makeView() -> View {
    // Keys move among the fields, which the view that scrolls follows: it answers none itself.
    formView.viewController = self
    ask(questions)
    return scrollView
  }

  override func viewDidLayout() {
    // Who turns the wheel looks at what is elsewhere.
    guard let firstResponder, application?.isScrolledByWheel != true else { return }
    scrollView.reveal(firstResponder)
    scrollView.layoutSubviews()
  }

  open override var keyHints: [KeyHint] {
    let texts = Language.texts
    let returning =
      commitsOnReturn
      ? [KeyHint("return", texts.save)]
      : [KeyHint("return", texts.next), KeyHint("ctrl+s", texts.save)]
    let choice = (firstResponder as? ChoiceControl)?.choiceHints ?? []
    return choice + returning + [KeyHint("up down", texts.move), KeyHint("escape", texts.discard)]
  }

  private var currentIndex: Int? { questions.firstIndex { $0.control === firstResponder } }

  private var commitsOnReturn: Bool {
    currentIndex.map { $0 == questions.count - 1 } ?? true
  }

  open override func respond(to key: Key) -> Bool {
    switch key {
    case .return: answerField()
    case .up: move(by: -1)
    case .down, .tab: move(by: 1)
    case .backTab: move(by: -1)
    case .control("s"): commitAll()
    case .escape: discard()
    default: return false
    }
    return true
  }

  private func move(by distance: Int) {
    guard let currentIndex, questions.indices.contains(currentIndex + distance) else { return }
    makeFirstResponder(questions[currentIndex + distance].control)
  }

  private func answerField() {
    guard let currentIndex else { return }
    guard questions[currentIndex].readAnswer() != nil else {
      showProblem()
      return
    }
    commitsOnReturn ? commitAll() : move(by: 1)
  }

  private func commitAll() {
    let answers: FormAnswers = questions.compactMap { field in
      field.readAnswer().map { (field, $0) }
    }
    guard !showProblem() else { return }
    application?.performHoldingKeys { [self] in
      do {
        try await commit(answers)
        if navigationController?.topViewController === self { settle(finishCommit) }
      } catch let problems as FormProblems {
        show(problems)
      }
    }
  }

  /// Goes to the first field with a problem. Keys that wait were meant for a form without one.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  private func showProblem() -> Bool {
    guard let wrong = questions.first(where: { $0.problem != nil }) else { return false }
    makeFirstResponder(wrong.control)
    application?.waitingKeys = []
    return true
  }

  /// Shows problems at their fields; what belongs to no field goes to the status line.
  private func show(_ problems: FormProblems) {
    let others = problems.byName.filter { name, text in
      let field = questions.first { $0.name == name }
      field?.problem = text
      return field == nil
    }
    showProblem()
    if !others.isEmpty { application?.show(error: FormProblems(byName: others)) }
  }
}

/// What is wrong with the values of a form.
struct FormProblems: Error, CustomStringConvertible {
  /// Sentences by the name of the field.
  let byName: [(name: String, text: String)]

  var description: String { byName.map(\.text).joined(separator: "; ") }
}
