import Mustache
import Specification
import Templates

/// The method of a view that sends the events about one thing.
struct EventSequenceCode {
  private let sequence: EventSequence
  private let view: ViewSpecification

  init(_ sequence: EventSequence, of view: ViewSpecification) {
    self.sequence = sequence
    self.view = view
  }

  var method: Identifier { Identifier(sequence.methodName) }

  /// `_ answer: Bool`
  private var parameters: SwiftCode {
    sequence.arguments.enumerated().map { index, argument -> SwiftCode in
      let isNamed = index == 0 && namesFirstArgument
      let label: SwiftCode = isNamed ? "_ " : ""
      return "\(label)\(Identifier(argument.name)): \(argument.code)"
    }.joined
  }

  /// Whether the name of the method says what the first argument is: `chooseAnswer(_ answer:)`.
  private var namesFirstArgument: Bool {
    sequence.arguments.first.map { sequence.subject.lowercased().hasSuffix($0.name.lowercased()) }
      ?? false
  }

  /// `chooseAnswer(true)`
  func call(with values: [SwiftCode]) -> SwiftCode {
    let arguments = zip(sequence.arguments, values).enumerated().map { index, pair -> SwiftCode in
      index == 0 && namesFirstArgument ? pair.1 : "\(Identifier(pair.0.name)): \(pair.1)"
    }
    return "\(method)(\(arguments.joined))"
  }

  var words: TemplateWords {
    let question = sequence.events.first { $0.tense == .should }
    let isReply = if case .reply? = question?.answer { true } else { false }
    let steps = steps
    // What nothing waits for is asked all the same.
    if isReply, steps.isEmpty, let question {
      return words(steps: ["_ = delegate?.\(EventCode(question, of: view).call)"])
    }
    return words(
      permission: isReply ? nil : question.map(answered),
      reply: isReply ? question.map(answered) : nil, steps: isReply ? [] : steps,
      laterSteps: isReply ? steps : [])
  }

  private func words(
    permission: SwiftCode? = nil, reply: SwiftCode? = nil, steps: [SwiftCode],
    laterSteps: [SwiftCode] = []
  ) -> TemplateWords {
    [
      "method": .word(method),
      "parameters": .word(parameters),
      "sender": .optional(sequence.sender.map { Identifier($0) }),
      "names": .word(CommentText(list(sequence.events.map(\.name)))),
      "permission": .optional(permission),
      "reply": .optional(reply),
      "steps": .rows(steps.map { ["statement": .word($0)] }),
      "laterSteps": .rows(laterSteps.map { ["statement": .word($0)] }),
    ]
  }

  /// `delegate?.choiceView(self, shouldChooseAnswer: answer) ?? true`
  private func answered(_ event: EventSpecification) -> SwiftCode {
    let code = EventCode(event, of: view)
    return "delegate?.\(code.call) ?? \(code.defaultAnswer ?? "")"
  }

  /// What comes after the question.
  private var steps: [SwiftCode] {
    sequence.events.filter { $0.tense != .should }.flatMap { event -> [SwiftCode] in
      let code = EventCode(event, of: view)
      let statement: SwiftCode
      if case .value(let argument, _) = event.answer {
        // An optional answer must not be taken for that of no delegate.
        let value: SwiftCode =
          argument.type.isOptional
          ? "delegate.map { $0.\(code.call) } ?? \(code.defaultAnswer ?? "nil")" : answered(event)
        statement = "let \(Identifier(argument.name)) = \(value)"
      } else {
        statement = "delegate?.\(code.call)"
      }
      return event.isPosted ? [statement, post(event)] : [statement]
    }
  }

  private func post(_ event: EventSpecification) -> SwiftCode {
    let names = event.arguments.map { Identifier($0.name) }
    let payload: SwiftCode =
      names.count == 1 ? "\(names[0])" : "(\(names.map { "\($0): \($0)" as SwiftCode }.joined))"
    return "Self.\(Identifier(event.name)).post(\(payload))"
  }

  private func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension EventSpecification {
  /// What a template says of the notification with the name of the event.
  func notificationWords(in view: ViewSpecification) -> TemplateWords {
    let types = arguments.map { "\(Identifier($0.name)): \($0.code)" as SwiftCode }
    return [
      "name": .word(Identifier(name)),
      "payload": .word(
        arguments.isEmpty
          ? "Void" : arguments.count == 1 ? arguments[0].code : "(\(types.joined))" as SwiftCode),
      "literal": .word(SwiftLiteral(view.name + name.asType + "Notification")),
    ]
  }
}
