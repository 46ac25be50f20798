import ModelKit

/// One question of a form: a title, a control that takes the answer, and what is wrong with it.
@MainActor
final class FormField {
  /// The name of the property that the answer is for.
  let name: String
  /// Whether there is no object without an answer.
  let isRequired: Bool
  let titleLabel: Label
  let control: Control
  let problemLabel = Label("", .problem)
  private let answer: @MainActor () throws -> FormAnswer
  private let entered: @MainActor () -> String
  private let enteredAtFirst: String
  private var enteredWithProblem: String?

  /// The answer that leaves the property of an object as it is known to be; nil for a new object.
  var unchangedAnswer: FormAnswer?

  /// - Parameters:
  ///   - entered: what the control holds, to see whether it was changed.
  ///   - answer: the value that the control holds, or an error that says what is expected.
  init(
    _ name: String, title: String, isRequired: Bool, control: Control,
    entered: @escaping @MainActor () -> String,
    answer: @escaping @MainActor () throws -> FormAnswer
  ) {
    self.name = name
    self.isRequired = isRequired
    self.control = control
    self.entered = entered
    self.answer = answer
    enteredAtFirst = entered()
    titleLabel = Label(title, lineLimit: 1)
  }

  /// Whether something else was entered than what stood there at first.
  var isChanged: Bool { entered() != enteredAtFirst }

  /// What is wrong; nil when nothing is, or something else was entered since.
  var problem: String? {
    get { enteredWithProblem == entered() ? problemLabel.text : nil }
    set {
      problemLabel.text = newValue ?? ""
      enteredWithProblem = newValue.map { _ in entered() }
    }
  }

  /// Chooses objects no longer, and takes them for objects that were not chosen before.
  func leaveOut(_ objects: [ObjectID]) {
    (control as? MultipleChoiceControl)?.leaveOut(objects)
    guard case .objects(let known) = unchangedAnswer else { return }
    unchangedAnswer = .objects(known.filter { !objects.contains($0) })
  }

  /// The answer, or nil after telling the user what is wrong with it.
  func readAnswer() -> FormAnswer? {
    do {
      let value = try answer()
      problem = nil
      return value
    } catch {
      problem = ErrorText.text(of: error)
      return nil
    }
  }
}

/// What was entered: a value, or the objects of a relationship to many.
enum FormAnswer: Equatable {
  case value(AttributeValue)
  case objects([ObjectID])
}

/// What the fields of a form answer, in their order.
typealias FormAnswers = [(field: FormField, answer: FormAnswer)]
