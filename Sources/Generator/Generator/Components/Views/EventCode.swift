import Mustache
import Specification
import Templates

/// An event of a view in Swift: the method of its delegate, and the call of it.
struct EventCode {
  let event: EventSpecification
  let view: ViewSpecification

  init(_ event: EventSpecification, of view: ViewSpecification) {
    self.event = event
    self.view = view
  }

  /// `newsViewDidPressCloseButton`; `choiceView` where values are passed.
  var method: Identifier {
    let sender = view.name.asVariable
    return Identifier(event.arguments.isEmpty ? sender + event.name.asType : sender)
  }

  /// `choiceView(_ choiceView: ChoiceView, shouldChooseAnswer answer: Bool) -> Bool`
  func signature(_ typeNames: TypeNames) -> SwiftCode {
    let sender: SwiftCode = "_ \(Identifier(view.name.asVariable)): \(Identifier(view.name))"
    let parameters = labels.map { label, argument -> SwiftCode in
      let name = Identifier(argument.name)
      let start: SwiftCode = label == name ? "\(name)" : "\(label) \(name)"
      return "\(start): \(argument.code)"
    }
    let start: SwiftCode = "\(method)(\(([sender] + parameters).joined))"
    return answerType(typeNames).map { "\(start) -> \($0)" } ?? start
  }

  /// `choiceView(self, shouldChooseAnswer: answer)`
  var call: SwiftCode {
    let arguments = labels.map { "\($0): \(Identifier($1.name))" as SwiftCode }
    return "\(method)(\((["self"] + arguments).joined))"
  }

  private var labels: [(Identifier, ParameterSpecification)] {
    event.arguments.enumerated().map { index, argument in
      (Identifier(index == 0 ? event.name : argument.name), argument)
    }
  }

  private func answerType(_ typeNames: TypeNames) -> SwiftCode? {
    switch event.answer {
    case nil: nil
    case .permission?: "Bool"
    case .reply?: typeNames.imported("Reply")
    case .value(let argument, _)?: argument.code
    }
  }

  /// What holds where nobody answers.
  var defaultAnswer: SwiftCode? {
    switch event.answer {
    case nil: nil
    case .permission(let isAllowed)?: isAllowed ? "true" : "false"
    case .reply(let word)?: ".\(Identifier(word.rawValue))"
    case .value(let argument, let value)?:
      value?.code(of: argument.type.attributeType) ?? "\(Identifier(argument.name))"
    }
  }

  /// Whether it passes values of Foundation's types.
  var needsFoundation: Bool {
    event.arguments.contains { $0.type.attributeType?.isOfFoundation == true }
  }

  func words(_ typeNames: TypeNames) -> TemplateWords {
    [
      "signature": .word(signature(typeNames)),
      "methodLiteral": .word(SwiftLiteral(name)),
      "goesBack": .bool(event.goesBack),
      "default": .optional(defaultAnswer),
    ]
  }

  /// `choiceView(_:shouldChooseAnswer:)`
  private var name: String {
    let labels = event.arguments.isEmpty ? "" : "_:" + labels.map { "\($0.0.name):" }.joined()
    return method.name + (labels.isEmpty ? "" : "(\(labels))")
  }
}

extension ParameterSpecification {
  /// The type of what an event passes: never a model.
  var code: SwiftCode { type.code { "\(Identifier($0))" } }
}
