import Diagnostics
import SourceModel
import Words

/// How a delegate method would read in Apple's grammar: its sender first, then the event.
struct SignatureProposal {
  private let noun: String
  /// Nil where nothing tells who asks.
  private let sender: String?
  /// The event in the name behind the noun, as in `didSelectRow`; empty where a label says it.
  private let event: String
  /// The event in the label of the first parameter, where the name does not say it.
  private let label: String?
  private let parameters: [Parameter]
  /// Whether the event stays in the name, since the first label tells something else.
  private let keepsLabel: Bool
  /// Whether the name says what is asked for: `values`, to which the sender is but added.
  private let isQuestion: Bool
  private let result: String
  /// The same for a should that decides nothing.
  private let request: String?
  /// Whether the signature says what happens, and nothing that the protocol has already.
  let isClear: Bool

  /// - Parameters:
  ///   - place: where the event is said wrongly; without one the method's own words stay.
  ///   - answer: what comes back; a decision is asked for with should.
  init(
    for method: DelegateMethod, in delegate: DelegateProtocol, event place: EventPlace? = nil,
    answer: Answer? = nil
  ) {
    let asked = delegate.asksItself(method) ? Answer(of: method) : .own
    let isOpen = answer == nil && asked == .decision
    request =
      isOpen
      ? SignatureProposal(for: method, in: delegate, event: place, answer: .request).signature : nil
    let answer = answer ?? asked
    let subject = Self.subject(of: method, place, delegate)
    let passed = (delegate.sender(in: method) ?? subject)?.parameter
    let given = passed.map(\.name.text).flatMap(Self.given)
    let type = passed.map { Self.type(of: $0, in: method) } ?? delegate.senderType
    let own = Self.words(of: method, isSubject: subject != nil, delegate, before: passed)
    sender = type.map { "_ \(given ?? Self.name(own.noun, or: delegate.noun)): \($0)" }
    let known = (Self.isQuality(delegate.noun) ? given : nil) ?? delegate.noun
    noun = Self.noun(own.noun, of: method, delegate) ?? (sender == nil ? "" : known)
    parameters = method.parameters.map(\.parameter).filter { parameter in
      passed?.name.offsets != parameter.name.offsets
    }
    let told = Self.plain(
      answer.asking(place.map { $0.isLabel ? own.event : $0.eventWithDid } ?? own.event))
    let isLast = parameters.isEmpty
    let isAlone = isLast && place == nil && method.tense == nil
    isQuestion = isAlone && !method.returnsNothing
    event =
      isAlone && method.returnsNothing
      ? Self.requested(told)
      : Self.event(
        told, in: delegate, isLast: isLast, isPassed: passed != nil, isQuestion: isQuestion)
    let said = place.flatMap { $0.isLabel ? $0.eventWithDid : nil }
    let link =
      said == nil && !told.isEmpty
      ? ObjectLink(of: parameters, behind: told) { delegate.isTold(apart: method, by: $0) }
      : .same
    keepsLabel =
      said == nil && (link == .other || Self.keepsLabel(parameters.first, behind: told))
    label =
      said ?? link.word
      ?? parameters.first.map { Self.label(of: $0, behind: own.event) }
      .map(answer.asking)
    result = answer.ending(of: method)
    let sentence = event + Self.capitalized(label ?? "")
    isClear =
      Self.tellsEvent(sentence, isQuestion: !method.returnsNothing)
      && (link != .other || Self.tellsWhen(told)) && link != .unclear
      && (own.noun != nil || !Self.doubles(noun, before: event, joined: keepsLabel, alone: isLast))
      && Self.isTold(told, behind: [noun, given ?? noun])
  }

  /// `photoView(_ photoView: PhotoView, didSelect photo: Photo)`
  var signature: String {
    guard let sender else { return signatureWithoutSender }
    if isQuestion, !event.isEmpty {
      return Self.question(event, to: sender) + result
    }
    guard let first = parameters.first, !keepsLabel else {
      let list = [sender] + parameters.map { Self.written($0, as: Self.keptLabel(of: $0)) }
      let name = keepsLabel ? Self.joined(noun, event) : noun + Self.capitalized(event)
      return "\(name)(\(list.joined(separator: ", ")))\(result)"
    }
    let joined = event + Self.capitalized(label ?? "")
    let words = event.isEmpty ? itemName(of: joined) : joined
    let name = Self.name(of: first)
    let head = words.isEmpty || words == name ? name : "\(words) \(name)"
    let list = [sender, "\(head): \(first.type.text)"] + parameters.dropFirst().map(Self.written)
    return "\(noun)(\(list.joined(separator: ", ")))\(result)"
  }

  /// `didSelect(photo: Photo)`: the parameters stay as they are.
  private var signatureWithoutSender: String {
    let name = noun.isEmpty ? event : noun + Self.capitalized(event)
    let rest = parameters.dropFirst().map(Self.written)
    let first = parameters.first.map { parameter in
      let own = parameter.label.text
      return Self.written(parameter, as: label.flatMap { $0.isEmpty ? nil : $0 } ?? own)
    }
    return "\(name)(\(([first].compactMap { $0 } + rest).joined(separator: ", ")))\(result)"
  }

  /// What a method passes as Cocoa passes the sender, although it is none: a label tells what happened
  /// to it.
  private static func subject(
    of method: DelegateMethod, _ place: EventPlace?, _ delegate: DelegateProtocol
  ) -> DelegateParameter? {
    guard place?.isLabel == true, delegate.senderIndex(in: method) == nil else { return nil }
    return delegate.isPlain(method) ? method.parameters.first : nil
  }

  /// The noun as the name has it, where it is longer: `cgmManager` rather than `manager`.
  private static func name(_ written: String?, or noun: String) -> String {
    guard let written, written.lowercased().hasSuffix(noun.lowercased()) else { return noun }
    return written
  }

  /// Nil where no signature is clear.
  func finding(at range: FileRange, certainty: Certainty, precedent: Precedent) -> Finding? {
    guard isClear else { return nil }
    let choice = request.map { " or, to ask for no more than action, '\($0)'" } ?? ""
    return Finding(
      "write '\(signature)'\(choice)", at: range, certainty: certainty,
      notes: [Note(precedent.sentence)])
  }

  /// The same where the name may be all of what the event is told of.
  private static func words(
    of method: DelegateMethod, isSubject: Bool, _ delegate: DelegateProtocol,
    before sender: Parameter?
  ) -> (noun: String?, event: String) {
    if isSubject { return (noun: method.name.text, event: "") }
    return event(of: method, behind: delegate.lengthOfNoun(in: method), before: sender)
  }

  /// The noun as the name has it, or all of it where the sender's label ends it.
  private static func noun(
    _ written: String?, of method: DelegateMethod, _ delegate: DelegateProtocol
  ) -> String? {
    let isSplit = delegate.sender(in: method).map { delegate.isSplit(method, at: $0) } ?? false
    return isSplit ? delegate.noun : written
  }

  /// The noun as the name has it, and what is left of the name behind it.
  private static func event(
    of method: DelegateMethod, behind length: Int, before sender: Parameter?
  ) -> (noun: String?, event: String) {
    let label = sender.map { Words.words(of: $0.label.text) } ?? []
    let name = Words.words(of: method.name.text)
    // `header(didTap header:)`: the label of the sender tells the event.
    let isEvent = label.contains { Tense(rawValue: $0.key) != nil }
    let isAll =
      length == name.count && method.parameters.count == 1 && sender?.isLabelled == true
    let isPhrase = isAll && label.count > 1 && !isPreposition(label[0].key)
    let noun = zip(label, name).prefix { $0.key == $1.key }.count
    let told = isEvent || isPhrase ? label.dropFirst(noun).map { capitalized($0.text) } : []
    let parts = name.map(\.text) + told
    guard length > 0 else { return (nil, withoutOn(parts[...])) }
    let rest = withoutOn(parts.dropFirst(length))
    let written = parts.prefix(length).joined()
    return (
      written.first?.isUppercase == true ? itemName(of: written) : written,
      rest.prefix(1).lowercased() + rest.dropFirst()
    )
  }

  /// What a method calls its sender, where that is a name.
  private static func given(_ name: String) -> String? {
    let first = Words.words(of: name).first?.key ?? ""
    return name.hasPrefix("_") || isPreposition(name) || Tense(rawValue: first) != nil ? nil : name
  }

  /// `textFieldDidOpen` for `onTextFieldDidOpen`.
  private static func withoutOn(_ parts: ArraySlice<String>) -> String {
    let tellsEvent = parts.contains { Tense(rawValue: $0.lowercased()) != nil }
    guard parts.first == "on" || parts.first == "On", tellsEvent else { return parts.joined() }
    let event = parts.dropFirst().joined()
    return event.prefix(1).lowercased() + event.dropFirst()
  }

  /// The type as it is written, or what a generic one of the method has to be.
  private static func type(of parameter: Parameter, in method: DelegateMethod) -> String {
    let written = parameter.type.text
    let generic = method.declaration.genericParameters.first { $0.name.text == written }
    return generic.flatMap { $0.inheritedType.isEmpty ? nil : $0.inheritedType.text } ?? written
  }
}
