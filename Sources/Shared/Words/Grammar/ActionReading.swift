/// How the grammar reads the name of a method that a control calls.
public struct ActionReading: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// `saveTapped`, `didTapSave`, `onSave`, `closeAction`: a control was touched.
    case touch
    /// `handleTap`, `pinch`: a verb that says only that something is done about it, or none.
    case handledTouch
    /// `cancelClick`: the touch of a thing, or a verb that does something about a touch, as in `trackClick`
    case commandedTouch
    /// `valueChanged`, `selectedIndex`: something has happened.
    case event
    /// `credentials`
    case thing
    /// `saveButton`
    case control
    case command
  }

  public let form: Form

  /// - Parameter words: of the whole name, in lower case.
  public init(_ words: [String]) {
    form = Self.form(of: words)
  }

  private static func form(of words: [String]) -> Form {
    guard let first = words.first, let last = words.last else { return .command }
    let lexical = words.map(LexicalWord.init)
    let isCommand = lexical[0].isMainlyVerb && words.count > 1
    if hasTouch(lexical, isCommand: isCommand) || first == "on" { return .touch }
    let ofPerson = lexical.contains(where: \.isTouchOfPerson)
    if first == "did", words.count > 1 {
      return lexical[1].isOutcome && !ofPerson ? .event : .touch
    }
    // `buttonDidTap`, but `keyboardDidShow`, of which a notification tells
    if words.contains("did") { return lexical.contains(where: \.isTouch) ? .touch : .event }
    // `longPressItem`
    if lexical[0].canBeAdjective, !lexical[0].isMainlyVerb,
      lexical.dropFirst().first?.isTouch == true
    {
      return .touch
    }
    if lexical[0].isTouchOfPerson { return words.count > 1 ? .touch : .handledTouch }
    let saysNothing = isCommand && ["handle", "perform", "run", "send", "do"].contains(first)
    if saysNothing, ofPerson { return .handledTouch }
    // `buttonTouchUpInside`, as `UIControl` says it
    let bare = lexical.reversed().drop { $0.isPreposition || $0.isParticle }
    if bare.first?.isTouch == true, bare.count > 1 {
      return isCommand ? .commandedTouch : .touch
    }
    if ["action", "handle", "handler", "callback"].contains(last), words.count > 1, !saysNothing {
      return .touch
    }
    switch EventReading(words).form {
    case .past: return .event
    case .thing where isThing(words): return .thing
    default: break
    }
    return lexical[words.count - 1].isControl && words.count > 1 ? .control : .command
  }

  /// `saveTapped`; but `addPinAtTappedLocation` says what to do, and only then where.
  private static func hasTouch(_ words: [LexicalWord], isCommand: Bool) -> Bool {
    words.indices.contains { place in
      guard words[place].pastOf?.isTouch == true else { return false }
      let next = words.dropFirst(place + 1).first
      return !isCommand || next.map { $0.isPreposition || !$0.canBeNoun } ?? true
    }
  }

  private static func isThing(_ words: [String]) -> Bool {
    CommandReading(words).form == .thing
      && !["next", "previous"].contains(words[0])
  }
}
