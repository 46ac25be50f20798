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

  /// - Parameter place: where the event is said wrongly; without one the method's own words stay.
  init(for method: DelegateMethod, in delegate: DelegateProtocol, event place: EventPlace? = nil) {
    let passed = delegate.sender(in: method)?.parameter
    let name = passed.map(\.name.text).flatMap { $0 == "_" ? nil : $0 } ?? delegate.noun
    let own = Self.event(of: method, behind: delegate.lengthOfNoun(in: method))
    noun = own.noun ?? delegate.noun
    sender = "_ \(name): \(passed?.type.text ?? delegate.senderType ?? delegate.stem)"
    event = place.map { $0.isLabel ? own.event : $0.eventWithDid } ?? own.event
    label = place.flatMap { $0.isLabel ? $0.eventWithDid : nil }
    parameters = method.parameters.map(\.parameter).filter { parameter in
      passed?.name.offsets != parameter.name.offsets
    }
    result = method.declaration.type.isEmpty ? "" : " -> \(method.declaration.type.text)"
  }

  /// `photoView(_ photoView: PhotoView, didSelect photo: Photo)`
  var signature: String {
    guard let first = parameters.first else {
      return "\(noun)\(Self.capitalized(event))(\(sender))\(result)"
    }
    let joined =
      event + Self.capitalized(label ?? Self.label(of: first, isBehindEvent: !event.isEmpty))
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
    of method: DelegateMethod, behind length: Int
  ) -> (noun: String?, event: String) {
    let name = method.name.text
    guard length > 0 else { return (nil, name) }
    let parts = words(of: name).map(\.text)
    let rest = parts.dropFirst(length).joined()
    return (
      parts.prefix(length).joined(), rest.prefix(1).lowercased() + rest.dropFirst()
    )
  }

  /// A label that only repeats the parameter's name adds nothing to the event.
  private static func label(of parameter: Parameter, isBehindEvent: Bool) -> String {
    guard parameter.isLabelled, !(isBehindEvent && parameter.isNamedOnce) else { return "" }
    return parameter.label.text
  }

  private static func written(_ parameter: Parameter) -> String {
    let names =
      parameter.isNamedOnce
      ? parameter.name.text : "\(parameter.label.text) \(parameter.name.text)"
    return "\(names): \(parameter.type.text)"
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// What Apple's SDK does in the same place, counted over 2,560 methods of 411 protocols whose names
/// end in Delegate or DataSource.
enum Precedent {
  case sender, did, will, should

  var sentence: String {
    switch self {
    case .sender:
      "as in tableView(_:didSelectRowAt:): 87 of 100 delegate methods of Apple's SDK pass the sender "
        + "first"
    case .did: "as in tableView(_:didSelectRowAt:): 1042 methods of Apple's delegates say did"
    case .will:
      "as in tableView(_:willDisplay:forRowAt:): 281 methods of Apple's delegates say will"
    case .should:
      "as in textFieldShouldClear(_:): 212 methods of Apple's delegates say should, to be answered"
    }
  }
}
