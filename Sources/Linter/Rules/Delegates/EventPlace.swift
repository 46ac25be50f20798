import Diagnostics
import SourceModel
import Words

/// A part of a delegate method's name that says which event it tells: what follows the sender's noun in
/// the name, or the first label behind the sender.
struct EventPlace {
  /// In lower case.
  let words: [String]
  /// The whole name or label.
  let name: String
  /// The name or the label that the words stand in.
  let range: FileRange
  let isLabel: Bool

  static func all(in method: DelegateMethod, of delegate: DelegateProtocol) -> [EventPlace] {
    let base = EventPlace(
      words: withoutNoun(method, delegate), name: method.name.text, range: method.name.range,
      isLabel: false)
    let sender = delegate.senderIndex(in: method)
    let labelled = method.parameters.enumerated().first {
      $0.offset != sender && $0.element.isLabelled && !$0.element.isState
    }?
    .element
    let label = labelled.flatMap { argument -> EventPlace? in
      // Behind an event a label that is the argument's name as well tells nothing that happened.
      guard base.words.isEmpty || !argument.parameter.isNamedOnce else { return nil }
      return EventPlace(
        words: argument.labelWords, name: argument.parameter.label.text,
        range: argument.parameter.label.range,
        isLabel: true)
    }
    // What is told to be done names its object with the label: `disable(storedPhoto:)`.
    let isCommand = method.base.first.map(EventPhrase.isCommand) ?? false
    return [base] + (isCommand ? [] : label.map { [$0] } ?? [])
  }

  /// The first place whose words are not Apple's.
  static func wrong(
    in method: DelegateMethod, of delegate: DelegateProtocol, mindsDoublePast: Bool = false
  ) -> EventPlace? {
    all(in: method, of: delegate).first { place in
      if mindsDoublePast, place.isDoublePast { return true }
      guard method.returnsNothing, !method.answersLater, !EventPhrase.isUnclear(place.words)
      else { return false }
      let isToldAlready = place.isLabel && method.base.contains { Tense(rawValue: $0) != nil }
      let isOn = place.isOnPrefixed && !delegate.stem.hasPrefix("On")
      return isOn && !isToldAlready || place.hasPerfect
        || method.tense == nil && place.isPast
    }
  }

  /// The words of the name without the sender's, which may stand behind a prefix as well.
  private static func withoutNoun(
    _ method: DelegateMethod, _ delegate: DelegateProtocol
  ) -> [String] {
    guard method.base.first == "on", !delegate.stem.hasPrefix("On") else {
      return Array(method.base.dropFirst(delegate.lengthOfNoun(in: method)))
    }
    let event = Array(method.base.dropFirst())
    let names = [delegate.senderType ?? "", delegate.noun]
    let length = names.map { SenderName($0).lengthOfStart(at: event) }.max() ?? 0
    let name = delegate.senderType ?? delegate.stem
    guard DelegateProtocol.isCall(event.prefix(length), of: name) else { return method.base }
    return ["on"] + event.dropFirst(length)
  }

  /// `onSelect`, `onSelected`: a preposition in front of a verb, or in front of any name.
  var isOnPrefixed: Bool {
    guard words.count > 1, words[0] == "on" else { return false }
    return !isLabel || Verb.isBase(words[1]) || Verb(past: words[1]) != nil
  }

  /// `hasRemoved`, `rowsHaveBeenRemoved`
  var hasPerfect: Bool {
    words.count > 1 && words.dropLast().last == "been" && Verb(past: words[words.count - 1]) != nil
      || words.count > 1 && ["has", "have"].contains(words[0]) && Verb(past: words[1]) != nil
  }

  /// `selectedRow` as a label, `valueSelected` in the name.
  var isPast: Bool { pastIndex != nil }

  /// `didFinished`
  var isDoublePast: Bool {
    guard let did = words.firstIndex(of: "did"), did + 1 < words.count else { return false }
    return Verb(past: words[did + 1]) != nil && !Verb.isBase(words[did + 1])
  }

  /// The words of the event with did and the plain verb: `didSelectRow`.
  var eventWithDid: String {
    let hasPrefix = isOnPrefixed || hasPerfect && ["has", "have"].contains(words[0])
    let event = hasPrefix ? Array(words.dropFirst()) : words
    return EventPhrase(words: event, spellings: spellings).text
  }

  /// Whether the sender was touched and no more is told: `buttonPressed(_ button: Button)`, of which
  /// did would say that it touched something.
  func isTouchOfSender(in method: DelegateMethod, of delegate: DelegateProtocol) -> Bool {
    guard !isLabel, words.count == 1,
      Verb(past: words[0]).map(\.base).map(EventPhrase.isTouch) == true
    else { return false }
    return method.parameters.count == (delegate.senderIndex(in: method) == nil ? 0 : 1)
  }

  /// Whether `photoDeleted` is handed on by who did not delete it, of whom did would say that.
  func isDoneByOthers(in method: DelegateMethod, of delegate: DelegateProtocol) -> Bool {
    guard !isLabel, isPast, words.first.map(Self.isPast) == false else { return false }
    let told = Words.words(of: eventWithDid).map(\.key)
    // A touch or a choice comes through all who show what is touched.
    guard told.first == "did", let verb = told.dropFirst().first, verb != "select",
      !told.contains(where: EventPhrase.isTouch)
    else { return false }
    return delegate.isForwarded(method)
  }

  /// The words in capitals, as they are written.
  private var spellings: [String: String] {
    Words.words(of: name).reduce(into: [:]) { spellings, word in
      if word.kind == .acronym || word.kind == .brand { spellings[word.key] = word.text }
    }
  }

  private var pastIndex: Int? {
    let last = words.count - 1
    let places = isLabel && words.last != "changed" ? [0] : [last, 0]
    return places.first { place in
      words.indices.contains(place) && Self.isPast(words[place])
        && !(place > 0 && (EventPhrase.isCommand(words[0]) || Self.isCondition(words[place - 1])))
    }
  }

  /// `updateIfNeeded`
  private static func isCondition(_ word: String) -> Bool {
    ["as", "if", "when"].contains(word)
  }

  private static func isPast(_ word: String) -> Bool {
    !usualPasts.contains(word) && Verb(past: word) != nil && !Verb.isBase(word)
  }

  /// Past forms with which Apple's delegates tell events regularly.
  private static let usualPasts: Set<String> = [
    "cancelled", "canceled", "clicked", "done", "ended", "failed", "found", "logged",
  ]
}
