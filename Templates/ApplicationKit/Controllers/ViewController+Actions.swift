import ModelKit

extension ViewController {
  /// Runs an operation on its queue, a `QueuedOperation` on one of the environment; the status line tells
  /// about it.
  ///
  /// - Parameter predecessors: run before it, each on its own queue and one after the other; when one
  ///   fails, those after it do not run.
  public func run(
    _ operation: any ApplicationOperation, after predecessors: [any ApplicationOperation] = []
  ) {
    application?.run(predecessors + [operation])
  }

  /// Does something that takes time; the status line shows the error that it throws.
  public func perform(_ work: @escaping @MainActor () async throws -> Void) {
    application?.perform(work)
  }

  /// Asks a question that is answered with y or n, and does something after a yes.
  public func confirm(_ text: String, _ work: @escaping @MainActor () -> Void) {
    application?.ask(ConfirmationQuestion(text, confirm: work))
  }

  /// Does something, after a yes where there is a question.
  func perform(after question: String?, _ work: @escaping @MainActor () -> Void) {
    if let question { confirm(question, work) } else { work() }
  }

  /// Asks for one line of text. An error that `answer` throws is shown, and the question stays.
  public func ask(_ text: String, _ answer: @escaping @MainActor (String) throws -> Void) {
    application?.ask(LineQuestion(text, answer: answer))
  }

  /// Does something with the value of a setting; asks for it in one line when it has none, and
  /// remembers the answer.
  public func withSetting<Value: AttributeConvertible>(
    _ name: String, as type: Value.Type, _ work: @escaping @MainActor (Value) -> Void
  ) {
    let settings = environment.settings
    if let value = settings.value(name, as: type) { return work(value) }
    ask(Language.title(ofSetting: name)) { text in
      guard !text.allSatisfy(\.isWhitespace) else {
        let expectation = Language.texts.expectation(of: type.attributeType)
        throw MessageError(Language.texts.missing(expectation))
      }
      let typed = try TypedValue.value(of: text, as: type.attributeType)
      guard let value = Value(attributeValue: typed) else {
        throw TypedValueError(unfitFor: type.attributeType)
      }
      try settings.set(value, for: name)
      work(value)
    }
  }
}

extension Application {
  /// Opens a question in the status line; a question that is open already gives way.
  func ask(_ question: Question) {
    self.question = question
    setNeedsDisplay()
  }
}
