import Words

/// The event of a delegate method in its parts: `title`, `change` and nothing of `titleDidChange`;
/// nothing, `tap` and `load button` of `didTapLoadButton`.
struct ToldEvent {
  private let subject: [String]
  private let verb: String
  /// `didFinishLoading`
  private let isOfDoing: Bool
  /// What the event is about; empty for a verb alone.
  let object: [String]

  /// Nil for what ends in a word that awaits the argument: `didMoveTo`.
  init?(_ event: String) {
    let parts = Words.words(of: event).map(\.key)
    let tense = parts.firstIndex { Tense(rawValue: $0) != nil }
    let place = (tense ?? -1) + 1
    guard parts.indices.contains(place), let last = parts.last, !isPreposition(last),
      !Self.openEnds.contains(last)
    else { return nil }
    verb = parts[place]
    subject = Array(parts[..<(tense ?? 0)])
    var rest = parts[(place + 1)...]
    if let preposition = rest.lastIndex(where: isPreposition) {
      // `didRequestToDelete`, whose second verb may have an object
      let isVerbNext = rest[preposition] == "to" && Self.wishes.contains(verb)
      rest = rest[(preposition + (isVerbNext ? 2 : 1))...]
    }
    isOfDoing = last.hasSuffix("ing")
    object = isOfDoing ? [] : Array(rest)
  }

  /// Whether it is over, and an argument may say how.
  var isEnd: Bool { Self.ends.contains(verb) }

  /// Whether it is over without a word of what was done.
  var isOutcome: Bool { object.isEmpty && subject.isEmpty && Self.outcomes.contains(verb) }

  /// Whether an argument is called what the event is about, and with no other word.
  func isCalled(_ name: [String]) -> Bool {
    !name.isEmpty && object == name
  }

  /// Whether an argument is what a verb without an object is about: what happens by itself has none,
  /// and a circumstance is none.
  func isAbout(_ argument: NamedArgument, beside others: Int) -> Bool {
    if argument.isCircumstance || argument.isPlace && Self.changes.contains(verb) { return false }
    if happensByItself, argument.isValue, !isSubject(argument) { return false }
    if argument.isBareCondition, !Self.switches.contains(verb) { return false }
    guard subject.isEmpty else {
      let isBare = argument.label.isEmpty && (others == 0 || !argument.isValue)
      return isSubject(argument) || isBare && Self.changes.contains(verb)
    }
    return !Self.outcomes.contains(verb)
      && (others == 0 || !argument.isValue || !Self.movements.contains(verb))
  }

  /// Whether something is said to happen by itself to something else than the sender.
  var hasSubject: Bool { !subject.isEmpty }

  /// Whether no value can be what is done: `didScroll`, behind which an offset needs a word.
  var happensByItself: Bool { Self.intransitives.contains(verb) }

  /// Whether it is over for its subject or has changed, and an argument says how rather than what.
  func isEnded(with argument: NamedArgument) -> Bool {
    guard object.isEmpty, !isSubject(argument) else { return false }
    return argument.isResult && (Self.changes.contains(verb) || isEnd)
      || !subject.isEmpty && !isOfDoing && Self.outcomes.contains(verb)
  }

  private func isSubject(_ argument: NamedArgument) -> Bool {
    argument.nouns.contains { $0 == subject.last }
      || !subject.isEmpty && argument.name.starts(with: subject)
  }

  func isDescribed(by argument: NamedArgument) -> Bool {
    guard let last = object.last.map(Self.singular) else { return true }
    return Self.anything.contains(last) && !argument.isPlace && !argument.isCircumstance
      && !argument.isReference
      || argument.nouns.contains { Self.singular($0) == last }
  }

  /// Whether what an index tells is where something goes rather than which it is.
  var isMove: Bool { Self.moves.contains(verb) }

  /// Whether something is told of what is on the screen for something else.
  var isTouch: Bool {
    return (isTouching || verb == "select" || verb == "toggle")
      && object.last.map { Self.controls.contains($0) } ?? false
  }

  private var isTouching: Bool { EventPhrase.isTouch(verb) }

  static func isControl(_ word: String) -> Bool {
    controls.contains(word)
  }

  private static func singular(_ word: String) -> String {
    word.hasSuffix("s") && word.utf8.count > 3 ? String(word.dropLast()) : word
  }

  private static let openEnds: Set<String> = [
    "again", "all", "away", "back", "down", "off", "out", "up",
  ]
  private static let ends: Set<String> = [
    "cancel", "close", "complete", "disconnect", "end", "fail", "finish", "stop", "terminate",
  ]
  private static let wishes: Set<String> = ["ask", "attempt", "fail", "request", "try", "want"]
  private static let anything: Set<String> = ["element", "item", "object", "value"]
  /// What has come to its end, with what is left of it as an argument.
  private static let outcomes: Set<String> = ["complete", "end", "fail", "finish", "succeed"]
  private static let changes: Set<String> = ["change", "load", "reload", "update"]
  private static let intransitives: Set<String> = [
    "appear", "arrive", "complete", "connect", "crash", "disappear", "disconnect", "end", "expire",
    "fail", "finish", "happen", "occur", "rotate", "scroll", "start", "stop", "succeed",
    "terminate", "zoom",
  ]
  private static let switches: Set<String> = [
    "become", "change", "set", "switch", "toggle", "update",
  ]
  private static let moves: Set<String> = ["change", "go", "move", "scroll", "switch"]
  /// What views do, with arguments that say how.
  private static let movements: Set<String> = ["move", "resize", "rotate", "scroll", "zoom"]
  private static let controls: Set<String> = [
    "action", "button", "control", "icon", "label", "link", "menu", "switch",
  ]
}
