import Diagnostics
import SourceModel
import Words

extension SignatureProposal {
  /// `didRequestToReload` for `reload`: behind its subject alone a command is no sentence.
  static func requested(_ event: String) -> String {
    if event == "done" { return "didFinish" }
    let parts = words(of: event).map(\.key)
    if let first = parts.first, ["ask", "request"].contains(first) {
      return "did" + capitalized(event)
    }
    // `continueButtonPress`
    if parts.count > 1, let last = words(of: event).last, EventPhrase.isTouch(last.key) {
      return "did" + capitalized(last.text) + capitalized(String(event.dropLast(last.text.count)))
    }
    guard let first = parts.first, EventPhrase.isCommand(first) || Verb.isBase(first),
      !parts.contains(where: EventPhrase.isPast)
    else { return event }
    return "didRequestTo" + capitalized(event)
  }

  /// `didClose` for `didClosed`, `didTap` for `tap`, and nothing for what only repeats `delegate`.
  static func plain(_ event: String) -> String {
    let parts = words(of: event)
    if parts.map(\.key) == ["delegate"] { return "" }
    if parts.count == 1, EventPhrase.isTouch(parts[0].key) { return "did" + capitalized(event) }
    guard parts.count > 1, parts[0].key == "did", !Verb.isBase(parts[1].key),
      let verb = Verb(past: parts[1].key)
    else { return event }
    return "did" + capitalized(verb.base) + parts.dropFirst(2).map(\.text).joined()
  }

  /// Whether an event would lose what its first label says, as `willMove(completion: () -> Void)`:
  /// no event is about a closure or a Boolean that is called something else.
  static func keepsLabel(_ parameter: Parameter?, behind event: String) -> Bool {
    guard let parameter, parameter.isLabelled, parameter.isNamedOnce,
      parameter.type.isBool || parameter.type.text.contains("->")
    else { return false }
    let told = words(of: event).map(\.key)
    return tellsWhen(event)
      && words(of: parameter.label.text).allSatisfy { !told.contains($0.key) }
  }

  /// `chartFilterDidChange` for the noun `chartFilterAlert` and `chartFilterDidChange`, whose
  /// beginning is the sender's already.
  static func joined(_ noun: String, _ event: String) -> String {
    let subject = words(of: noun)
    let same = zip(subject, words(of: event)).prefix { $0.key == $1.key }.count
    let isSaid = same > 1 || same == subject.count
    return isSaid ? event : noun + capitalized(event)
  }

  /// `numberOfRowsIn` for `numberOfRowsInPhotoList`, where the sender follows.
  static func withoutSender(_ event: String, called names: [String]) -> String {
    let parts = words(of: event)
    guard let place = parts.lastIndex(where: { isPreposition($0.key) }), place > 0 else {
      return event
    }
    let object = parts[(place + 1)...].map(\.key)
    guard !object.isEmpty, names.contains(where: { SenderName($0).contains(words: object) })
    else { return event }
    return parts[...place].map(\.text).joined()
  }

  /// `values(for list: List)`; `cellForTitle(in list: List)`, whose words have a for already.
  static func question(_ event: String, to sender: String) -> String {
    let parts = words(of: event)
    let last = parts.last
    let isAskedFor = parts.dropLast().contains { $0.key == "for" }
    let own = last.flatMap { isPreposition($0.key) && !isAskedFor ? $0 : nil }
    let asked = own.map { String(event.dropLast($0.text.count)) } ?? event
    let preposition = own?.key ?? (isAskedFor || event.hasPrefix("numberOf") ? "in" : "for")
    return "\(asked)(\(preposition)\(sender.dropFirst()))"
  }

  /// `willCollapse` for `willCollapseTextView` and `didClose` for `didTextViewClose`, where the noun says
  /// already who does.
  static func event(
    _ event: String, of noun: String, isPassed: Bool, isQuestion: Bool
  ) -> String {
    let parts = words(of: event)
    let subject = words(of: noun)
    let same = zip(parts.reversed(), subject.reversed()).prefix { $0.key == $1.key }.count
    if same > (isPassed ? 0 : 1), parts.count - same > 1, !hasSubject(parts.map(\.key)) {
      return parts.dropLast(same).map(\.text).joined()
    }
    if isPassed, !isQuestion, isDangling(parts.map(\.key)) {
      return parts.dropLast().map(\.text).joined()
    }
    let behind = zip(parts.dropFirst(), subject).prefix { $0.key == $1.key }.count
    guard behind > 1, parts.count > behind + 1, let tense = parts.first else { return event }
    return tense.text + parts.dropFirst(behind + 1).map(\.text).joined()
  }
}

extension SignatureProposal {
  /// `transitionDidEndWith`, `didTapOn`: the sender that stood behind the last word is the subject now.
  private static func isDangling(_ words: [String]) -> Bool {
    guard let last = words.last, let before = words.dropLast().last else { return false }
    return ["by", "for", "from", "of", "to", "with"].contains(last)
      || ["at", "in", "on"].contains(last) && EventPhrase.isTouch(before)
  }

  /// The event with what the sender says already left out.
  static func event(
    _ told: String, in delegate: DelegateProtocol, isLast: Bool, isPassed: Bool, isQuestion: Bool
  ) -> String {
    let asked =
      isQuestion
      ? withoutSender(told, called: [delegate.stem, delegate.senderType ?? ""]) : told
    return isLast
      ? event(asked, of: delegate.noun, isPassed: isPassed, isQuestion: isQuestion) : told
  }

  /// Whether the words tell what happens to whom, behind the names of the sender.
  static func isTold(_ event: String, behind nouns: [String]) -> Bool {
    !isHandler(event) && !isBroken(event) && !repeats(nouns, in: event)
      && !nouns.prefix(1).contains(where: isQuality)
      && !nouns.contains(where: SwiftKeywords.contains)
  }

  /// `titleDidUpdateIsBold`, whose is begins a sentence of its own.
  static func isBroken(_ event: String) -> Bool {
    let tenses = words(of: event).compactMap { Tense(rawValue: $0.key) }
    return tenses.count > 1 && [.is, .are].contains(tenses[1])
  }

  /// `importButtonAction`: named for a button's handler rather than for what happens.
  static func isHandler(_ event: String) -> Bool {
    words(of: event).last?.key == "action" && !hasTense(event)
  }

  /// `userDidDismissPhotoView` of a `photoView`, which somebody else dismissed.
  static func repeats(_ nouns: [String], in event: String) -> Bool {
    let parts = words(of: event).map(\.key)
    guard hasSubject(parts) else { return false }
    return nouns.map { words(of: $0).map(\.key) }.contains { noun in
      !noun.isEmpty && parts.suffix(noun.count).elementsEqual(noun)
    }
  }

  /// `photoGridPhotoGridTitleDidChange`, `photoGridViewDidPressPhotoGridViewTitle`: what is told
  /// names the sender once more.
  static func doubles(
    _ noun: String, before event: String, joined isJoined: Bool, alone isAlone: Bool
  ) -> Bool {
    if isJoined || isAlone, repeatsWords(of: noun, in: event) { return true }
    let name = isJoined ? joined(noun, event) : noun + capitalized(event)
    let subject = words(of: noun).map(\.key)
    let rest = Array(words(of: name).map(\.key).dropFirst(subject.count))
    return zip(subject, subject.dropFirst()).contains { pair in
      !(SenderName.isKind(pair.0) && SenderName.isKind(pair.1))
        && rest.indices.dropLast().contains { place in
          rest[place] == pair.0 && rest[place + 1] == pair.1
            && (place == 0 || rest.dropFirst(place + 2).first.map(SenderName.isKind) == true)
        }
    }
  }

  /// `quickScanViewDidScanQuick`: the name ends in words of the sender, from which it was taken.
  private static func repeatsWords(of noun: String, in event: String) -> Bool {
    let parts = words(of: event).map(\.key)
    let shared = Set(words(of: noun).map(\.key)).intersection(parts).filter { $0.utf8.count > 3 }
    return shared.count > 1 && parts.last.map(shared.contains) == true
  }

  /// Whether somebody or something else stands in front of what happens.
  private static func hasSubject(_ event: [String]) -> Bool {
    event.firstIndex { Tense(rawValue: $0) != nil } ?? 0 > 0
  }

  /// `photoPresenting`, what a protocol says of who asks, is no name of it.
  static func isQuality(_ noun: String) -> Bool {
    let last = words(of: noun).last?.key ?? ""
    return words(of: noun).count > 1 && ["able", "ible", "ing"].contains(where: last.hasSuffix)
  }

  /// Whether an event is told with a tense or a past form, behind which other labels may stand.
  static func tellsWhen(_ event: String) -> Bool {
    hasTense(event)
      || words(of: event).contains { EventPhrase.isPast($0.key) && !Verb.isBase($0.key) }
  }

  static func hasTense(_ event: String) -> Bool {
    words(of: event).contains { Tense(rawValue: $0.key) != nil }
  }

  /// Whether an event behind its subject is a sentence: `more` alone is none, and who is called
  /// `controller` there is not the sender.
  static func tellsEvent(_ event: String, isQuestion: Bool) -> Bool {
    let parts = words(of: event).map(\.key)
    if let first = parts.first, ["controller", "delegate"].contains(first) { return false }
    // `didPhotoSelected`
    if parts.count > 2, parts[0] == "did", let last = parts.last, EventPhrase.isPast(last),
      !Verb.isBase(last), EventPhrase.isNoEvent(parts[1])
    {
      return false
    }
    return isQuestion || parts.isEmpty
      || parts.contains {
        Tense(rawValue: $0) != nil || EventPhrase.isPast($0) || Verb.isBase($0) || $0 == "done"
          || $0.hasSuffix("s")
      }
  }

  /// A method as it stands but for its sender's label, where its name tells no event:
  /// `photoViewOff(_ photoView: PhotoView, value: Value)`.
  static func withBareSender(
    _ method: DelegateMethod, in delegate: DelegateProtocol
  ) -> String? {
    let event = method.base.dropFirst(delegate.lengthOfNoun(in: method))
    guard event.count == 1, event.count < method.base.count, method.returnsNothing,
      event.first.map({ $0 == "on" || $0 == "off" }) == true,
      let sender = method.parameters.first
    else { return nil }
    let list =
      [written(sender.parameter, as: "_")]
      + method.parameters.dropFirst().map { written($0.parameter) }
    return "\(method.name.text)(\(list.joined(separator: ", ")))"
  }

  /// A method with another answer, and as it stands where its sender is in its place.
  static func signature(
    of method: DelegateMethod, in delegate: DelegateProtocol, answer: Answer
  ) -> String {
    let proposal = SignatureProposal(for: method, in: delegate, answer: answer)
    if proposal.isClear, delegate.isSenderAtHand(in: method),
      delegate.misses(method) || DelegateSender.finding(for: method, in: delegate) != nil
    {
      return proposal.signature
    }
    let parameters = method.parameters.map { parameter in
      written(parameter.parameter, as: answer.asking(parameter.parameter.label.text))
    }
    let name = answer.asking(method.name.text)
    return "\(name)(\(parameters.joined(separator: ", ")))\(answer.ending(of: method))"
  }
}
