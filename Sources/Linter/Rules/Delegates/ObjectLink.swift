import SourceModel
import Words

/// How the first argument stands to an event that has an object of its own: `didTapButton` tells what
/// was tapped, and no label may say that of another argument.
enum ObjectLink: Equatable {
  /// The argument is the object: `didDeletePhoto photo`.
  case same
  /// It takes a word that is not the event's own: `didTapButtonFor photo`.
  case word(String)
  /// It is something else and keeps its label.
  case other
  /// Nothing tells what it is to the event.
  case unclear

  var word: String? {
    if case .word(let word) = self { word } else { nil }
  }

  /// - Parameters:
  ///   - event: `didTapButton`, `refreshModel`.
  ///   - isNeeded: whether a label tells the method from others of the same name.
  init(of parameters: [Parameter], behind event: String, isNeeded: (String) -> Bool) {
    guard let first = parameters.first, let told = ToldEvent(event) else {
      // `openAll(section: Int)`
      self = event.hasSuffix("All") && parameters.first?.isLabelled == true ? .other : .same
      return
    }
    let argument = NamedArgument(first)
    let rest = parameters.dropFirst().map { NamedArgument($0) }
    let isNamed = first.isLabelled || first.type.isBool || argument.isCircumstance
    let keepsOwn: ObjectLink = isNamed ? .other : .same
    if argument.isCondition(beside: told) {
      self = .other
    } else if argument.isLinked || argument.isLinkedByName {
      self = .same
    } else if first.isLabelled, !first.type.isBool, isNeeded(first.label.text) {
      let label = first.label.text
      self = told.object.isEmpty ? .word(SignatureProposal.capitalized(label)) : .other
    } else if argument.isError && told.isEnd || argument.isOutcome && told.isOutcome
      || told.isEnded(with: argument)
    {
      self = .word("With")
    } else if rest.contains(where: { $0.isPartner(of: argument) }) {
      self = keepsOwn
    } else if told.object.isEmpty {
      let isAbout = told.isAbout(argument, beside: rest.count)
      self =
        isAbout ? .same : isNamed || !told.hasSubject && !told.happensByItself ? keepsOwn : .unclear
    } else if rest.contains(where: { told.isCalled($0.name) }) {
      self = .other
    } else if told.isDescribed(by: argument) {
      self = .same
    } else if rest.contains(where: { $0.isNamed(for: told.object) }) {
      self = .other
    } else if argument.isPlace, !told.isMove {
      self = .word("At")
    } else if argument.isError {
      self = .word("With")
    } else if told.isTouch, !argument.isValue, !argument.isCircumstance {
      self = argument.isControl ? .same : .word("For")
    } else if !isNamed, argument.isReference {
      self = .word("For")
    } else {
      self = keepsOwn
    }
  }
}
