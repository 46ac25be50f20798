import Diagnostics
import SourceModel
import Words

/// A method that a delegate or data source protocol asks for, with its name taken apart.
struct DelegateMethod {
  let declaration: Declaration
  let parameters: [DelegateParameter]
  /// The words of the name before the parentheses, in lower case.
  let base: [String]
  /// The index of the parameter that passes who asks.
  var sender: Int?

  init(_ declaration: Declaration) {
    self.declaration = declaration
    parameters = declaration.parameters.map { DelegateParameter($0) }
    base = words(of: declaration.name.text).map(\.key)
  }

  var name: Name { declaration.name }
  var returnsNothing: Bool { declaration.type.isVoid }
  /// Whether the answer comes through a closure, or later.
  var answersLater: Bool {
    declaration.effects.contains(.async) || parameters.contains(where: \.isClosure)
  }
  /// Whether it is a job that is done and may fail, rather than news, or a question that takes time.
  var isJob: Bool {
    !declaration.effects.isEmpty
      && (returnsNothing || declaration.effects != .async || EventReading(base).isRequest)
  }

  /// The words of the base and of all labels, in their order.
  var allWords: [String] { base + parameters.flatMap(\.labelWords) }

  /// `should`, `will` or `did`, wherever it stands.
  var tense: String? {
    EventReading.tense(in: allWords).map { allWords[$0] }
  }

  /// Called because a notification was posted, which is all that it passes.
  var passesNotification: Bool {
    parameters.count == 1 && parameters[0].type.hasSuffix("Notification")
  }

  /// Whether it passes an object first, without a label, that its name begins with.
  var namesFirst: Bool {
    guard let first = parameters.first, !first.isLabelled else { return false }
    return [first.type, first.parameter.name.text].contains { SenderNoun($0).length(at: base) > 0 }
  }
}

/// A parameter of a delegate method.
struct DelegateParameter {
  let parameter: Parameter
  /// The name of the type without optionality and generic arguments; of `P & Q` the first; empty for several
  /// objects and for a function.
  let type: String
  let labelWords: [String]

  init(_ parameter: Parameter) {
    self.parameter = parameter
    let text = parameter.type.text
    let written = text.hasPrefix("[") ? "" : parameter.type.base ?? Self.firstName(in: text)
    type = written.split(separator: ".").last.map(String.init) ?? written
    labelWords = parameter.isLabelled ? words(of: parameter.label.text).map(\.key) : []
  }

  var isLabelled: Bool { parameter.isLabelled }
  var isNamedOnce: Bool { isLabelled && parameter.isNamedOnce }
  /// The label is a preposition or begins with one.
  var isLabelledByPreposition: Bool { labelWords.first.map(isPreposition) ?? false }
  var isObjectBehindPreposition: Bool {
    isLabelledByPreposition && StandardTypes.isOnScreen(type)
  }
  var isClosure: Bool { parameter.type.text.contains("->") }

  private static func firstName(in type: String) -> String {
    guard !type.contains("->"), !type.hasPrefix("(") || type.contains("&") else { return "" }
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return names.first { !["any", "some", "inout", "borrowing"].contains($0) }.map(String.init)
      ?? ""
  }
}
