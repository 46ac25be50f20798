import Diagnostics
import SourceModel
import Words

/// How a delegate method would read in Apple's grammar: its sender first, then the event.
struct SignatureProposal {
  private let noun: String
  private let sender: String
  /// The event in the name behind the noun, as in `didSelectRow`; empty where a label says it.
  private let event: String
  /// The event in the label of the first parameter, where the name does not say it.
  private let label: String?
  private let parameters: [Parameter]
  private let result: String

  /// - Parameters:
  ///   - place: where the event is said wrongly; without one the method's own words stay.
  ///   - answer: what comes back; a decision is asked for with should.
  init(
    for method: DelegateMethod, in delegate: DelegateProtocol, event place: EventPlace? = nil,
    answer: Answer? = nil
  ) {
    let answer = answer ?? Answer(of: method)
    let passed = delegate.sender(in: method)?.parameter
    let given = passed.map(\.name.text).flatMap { $0 == "_" || isPreposition($0) ? nil : $0 }
    let name = given ?? delegate.noun
    let own = Self.event(
      of: method, behind: delegate.lengthOfNoun(in: method), before: passed)
    noun = own.noun ?? delegate.noun
    sender = "_ \(name): \(passed?.type.text ?? delegate.senderType ?? delegate.stem)"
    event = answer.asking(place.map { $0.isLabel ? own.event : $0.eventWithDid } ?? own.event)
    parameters = method.parameters.map(\.parameter).filter { parameter in
      passed?.name.offsets != parameter.name.offsets
    }
    let said = place.flatMap { $0.isLabel ? $0.eventWithDid : nil }
    label =
      said
      ?? parameters.first.map { Self.label(of: $0, isBehindEvent: !own.event.isEmpty) }
      .map(answer.asking)
    result = answer.ending(of: method)
  }

  /// `photoView(_ photoView: PhotoView, didSelect photo: Photo)`
  var signature: String {
    guard let first = parameters.first else {
      return "\(noun)\(Self.capitalized(event))(\(sender))\(result)"
    }
    let joined = event + Self.capitalized(label ?? "")
    let words = event.isEmpty ? joined.prefix(1).lowercased() + joined.dropFirst() : joined
    let name = first.name.text
    let head = words.isEmpty || words == name ? name : "\(words) \(name)"
    let list = [sender, "\(head): \(first.type.text)"] + parameters.dropFirst().map(Self.written)
    return "\(noun)(\(list.joined(separator: ", ")))\(result)"
  }

  func finding(at range: FileRange, certainty: Certainty, precedent: Precedent) -> Finding {
    Finding(
      "write '\(signature)'", at: range, certainty: certainty,
      notes: [Note(precedent.sentence)])
  }

  /// The noun as the name has it, and what is left of the name behind it.
  private static func event(
    of method: DelegateMethod, behind length: Int, before sender: Parameter?
  ) -> (noun: String?, event: String) {
    let label = sender.map { words(of: $0.label.text).map(\.text) } ?? []
    // `header(didTap header:)`: the label of the sender tells the event.
    let told = label.contains { Tense(rawValue: $0) != nil } ? label.map(capitalized) : []
    let parts = words(of: method.name.text).map(\.text) + told
    guard length > 0 else { return (nil, withoutOn(parts[...])) }
    let rest = withoutOn(parts.dropFirst(length))
    return (
      parts.prefix(length).joined(), rest.prefix(1).lowercased() + rest.dropFirst()
    )
  }

  /// `textFieldDidOpen` for `onTextFieldDidOpen`.
  private static func withoutOn(_ parts: ArraySlice<String>) -> String {
    let tellsEvent = parts.contains { Tense(rawValue: $0.lowercased()) != nil }
    guard parts.first == "on" || parts.first == "On", tellsEvent else { return parts.joined() }
    let event = parts.dropFirst().joined()
    return event.prefix(1).lowercased() + event.dropFirst()
  }

  /// A label that only repeats the parameter's name adds nothing to the event.
  private static func label(of parameter: Parameter, isBehindEvent: Bool) -> String {
    guard parameter.isLabelled, !(isBehindEvent && parameter.isNamedOnce) else { return "" }
    return parameter.label.text
  }

  private static func written(_ parameter: Parameter) -> String {
    written(parameter, as: parameter.label.text)
  }

  private static func written(_ parameter: Parameter, as label: String) -> String {
    let name = parameter.name.text
    return "\(label == name ? name : "\(label) \(name)"): \(parameter.type.text)"
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension SignatureProposal {
  /// A method with another answer, and as it stands where its sender is in its place.
  static func signature(
    of method: DelegateMethod, in delegate: DelegateProtocol, answer: Answer
  ) -> String {
    guard DelegateSender.finding(for: method, in: delegate) == nil else {
      return SignatureProposal(for: method, in: delegate, answer: answer).signature
    }
    let parameters = method.parameters.map { parameter in
      written(parameter.parameter, as: answer.asking(parameter.parameter.label.text))
    }
    let name = answer.asking(method.name.text)
    return "\(name)(\(parameters.joined(separator: ", ")))\(answer.ending(of: method))"
  }
}
