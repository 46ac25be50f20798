import ModelKit

/// The stock form: asks for values, one below the other.
///
/// Return goes to the next field and commits on the last one that must be filled, and on those after
/// it; control-S commits from anywhere. Escape discards, and asks before it drops what was typed. A
/// value that is missing or wrong is said below its field, and nothing is committed until all are
/// right.
final class FormViewController: ViewController {
  private let title: String
  private let fields: [FormField]
  private let commit: @MainActor ([String: AttributeValue]) async throws -> Void
  private lazy var scrollView = ScrollView(FormView(fields))
  private var isCommitting = false
  /// Whether what was typed is saved, or not wanted any more.
  private var isSettled = false

  /// - Parameter commit: takes the values by name. The form closes when it returns; an error is
  ///   shown, at a field where it is a `FormProblems`, and the form stays.
  init(
    title: String, fields: [FormField],
    commit: @escaping @MainActor ([String: AttributeValue]) async throws -> Void
  ) {
    self.title = title
    self.fields = fields
    self.commit = commit
    super.init()
  }

  override var heading: String { title }
  override var isForm: Bool { true }

  override var hasUnsavedInput: Bool { !isSettled && fields.contains(where: \.isChanged) }

  override func commitEditing() -> Bool {
    guard hasUnsavedInput else { return true }
    confirm("Discard what was typed?") { [self] in
      isSettled = true
      goBack()
    }
    return false
  }

  override func makeView() -> View {
    makeFirstResponder(fields.first?.control)
    return scrollView
  }

  override func viewDidLayout() {
    guard let firstResponder else { return }
    scrollView.reveal(firstResponder)
    scrollView.layoutSubviews()
  }

  override var keyHints: [KeyHint] {
    (commitsOnReturn
      ? [KeyHint("return", "save")] : [KeyHint("return", "next"), KeyHint("ctrl+s", "save")])
      + [KeyHint("up down", "move"), KeyHint("escape", "discard")]
  }

  private var currentIndex: Int? { fields.firstIndex { $0.control === firstResponder } }

  private var commitsOnReturn: Bool {
    let last = fields.lastIndex(where: \.isRequired) ?? 0
    return currentIndex.map { $0 >= last } ?? true
  }

  override func respond(to key: Key) -> Bool {
    switch key {
    case .return: answerField()
    case .up: move(by: -1)
    case .down, .tab: move(by: 1)
    case .backTab: move(by: -1)
    case .control("s"): commitAll()
    default: return false
    }
    return true
  }

  private func move(by distance: Int) {
    guard let currentIndex, fields.indices.contains(currentIndex + distance) else { return }
    makeFirstResponder(fields[currentIndex + distance].control)
  }

  private func answerField() {
    guard let currentIndex, fields[currentIndex].readAnswer() != nil else { return }
    commitsOnReturn ? commitAll() : move(by: 1)
  }

  private func commitAll() {
    let answers = fields.map { ($0, $0.readAnswer()) }
    if let wrong = answers.first(where: { $0.1 == nil }) {
      return makeFirstResponder(wrong.0.control)
    }
    guard !isCommitting else { return }
    isCommitting = true
    var values: [String: AttributeValue] = [:]
    for (field, answer) in answers { values[field.name] = answer }
    application?.performHoldingKeys { [self] in
      defer { isCommitting = false }
      do {
        try await commit(values)
        isSettled = true
        if navigationController?.topViewController === self { goBack() }
      } catch let problems as FormProblems {
        show(problems)
      }
    }
  }

  /// Shows problems at their fields; what belongs to no field goes to the status line.
  private func show(_ problems: FormProblems) {
    var others: [String] = problems.others
    for (name, text) in problems.byName {
      if let field = fields.first(where: { $0.name == name }) {
        field.problem = text
      } else {
        others.append(text)
      }
    }
    if let wrong = fields.first(where: { $0.problem != nil }) { makeFirstResponder(wrong.control) }
    if !others.isEmpty {
      application?.show(error: FormError(description: others.joined(separator: "; ")))
    }
  }
}

/// What is wrong with the values of a form.
struct FormProblems: Error {
  /// Sentences by the name of the field.
  var byName: [(name: String, text: String)] = []
  var others: [String] = []
}
