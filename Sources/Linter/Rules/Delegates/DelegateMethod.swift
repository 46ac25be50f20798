import Diagnostics
import SourceModel
import Words

/// A method that a delegate or data source protocol asks for, with its name taken apart.
struct DelegateMethod {
  let declaration: Declaration
  let parameters: [DelegateParameter]
  /// The words of the name before the parentheses, in lower case.
  let base: [String]

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

  /// The words of the base and of all labels, in their order.
  var allWords: [String] { base + parameters.flatMap(\.labelWords) }

  var tense: Tense? {
    let told = base + parameters.flatMap { $0.isCondition ? [] : $0.labelWords }
    return told.lazy.compactMap(Tense.init).first
  }

  /// `shouldHideTitle(_ hide: Bool)`: the answer is an argument already.
  var passesDecision: Bool {
    parameters.contains { parameter in
      parameter.parameter.type.isBool && parameter.nameWords.allSatisfy(base.contains)
    }
  }

  /// Called because a notification was posted or by an action, `_ sender: Any`, which is all that it
  /// passes.
  var passesNotification: Bool {
    guard parameters.count == 1, let only = parameters.first else { return false }
    return only.type.hasSuffix("Notification")
      || only.parameter.name == "sender" && ["Any", "AnyObject"].contains(only.type)
  }
}

/// The words that say what kind of event a method tells.
enum Tense: String {
  case did, will, should, can, may, `is`, was, are, were, has, have
}

/// A parameter of a delegate method.
struct DelegateParameter {
  let parameter: Parameter
  /// The name of the type without optionality and generic arguments; of `P & Q` the first.
  let type: String
  let labelWords: [String]
  /// Several objects, of which none is the sender.
  let isMany: Bool

  init(_ parameter: Parameter) {
    self.parameter = parameter
    isMany = parameter.type.text.hasPrefix("[")
    let written =
      isMany ? "" : parameter.type.base ?? Self.firstName(in: parameter.type.text)
    type = written.split(separator: ".").last.map(String.init) ?? written
    labelWords = parameter.isLabelled ? words(of: parameter.label.text).map(\.key) : []
  }

  var isLabelled: Bool { parameter.isLabelled }
  /// The label is a preposition or begins with one.
  var isLabelledByPreposition: Bool { labelWords.first.map(isPreposition) ?? false }
  /// A Boolean that tells how something is, not that it happened: `animated: Bool`.
  var isState: Bool { labelWords.count == 1 && parameter.type.isBool }
  var nameWords: [String] { words(of: parameter.name.text).map(\.key) }
  /// `cell` for `UITableViewCell`
  var isNamedForType: Bool {
    words(of: type).map(\.key).reversed().starts(with: nameWords.reversed())
  }
  /// A Boolean that tells how something is in a sentence of its own: `isReady: Bool`.
  var isCondition: Bool {
    guard let first = labelWords.first.flatMap(Tense.init), parameter.type.isBool else {
      return false
    }
    return first != .did && first != .will
  }
  var isClosure: Bool { parameter.type.text.contains("->") }

  private static func firstName(in type: String) -> String {
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return names.first { !["any", "some", "inout", "borrowing"].contains($0) }.map(String.init)
      ?? ""
  }
}
