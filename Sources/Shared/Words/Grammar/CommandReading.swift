/// How the grammar reads the name of a method that returns nothing: it says what to do, or what something is.
public struct CommandReading: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// `removePhotos`
    case command
    /// `sessionHeader`, `commonSetup`: no verb can begin it.
    case thing
    /// `cleanup`, for which the verb has two words.
    case nounOfPhrase
    /// `delayedSubscribe`, `udpBroadcast`: a verb behind what tells how.
    case verbBehind
    /// `consumed`, `receivedPhoto`: what has happened.
    case participle
    /// More than one reading, or words that the lexicon does not have.
    case unclear
  }

  public let form: Form

  /// - Parameter words: of the whole name, in lower case.
  public init(_ words: [String]) { form = Self.form(of: words) }

  private static func form(of words: [String]) -> Form {
    guard let first = words.first, let last = words.last else { return .unclear }
    if ["on", "to"].contains(first), words.count > 1 { return .thing }
    let start = LexicalWord(first)
    if start.isAuxiliary || EventReading.tense(in: words) != nil { return .unclear }
    if isVerb(behind: start, in: words) { return .verbBehind }
    if !start.isKnown { return .unclear }
    let isNamedForThing =
      words.count > 1 && start.nounShare > 4
      && (start.nounShare > 5 && !start.isUsualVerb || LexicalWord(last).isControl)
    if start.canBeVerb, !isNamedForThing {
      return form(ofVerb: start)
    }
    if start.canBeVerb { return .thing }
    // `usesAutomaticLayout` says what is so.
    if start.thirdPersonOf?.isMainlyVerb == true { return .thing }
    if Verb.isWithParticle(first) {
      return words.count == 1 && start.canBeNoun ? .nounOfPhrase : .unclear
    }
    if let verb = start.pastOf {
      // `roundedCorner`, but `receivedPhoto` tells what has happened.
      let isState = words.count > 1 && !verb.isOutcome && !verb.isTouch
      return isState && LexicalWord(last).canBeNoun && !LexicalWord(last).isMainlyVerb
        ? .thing : .participle
    }
    if start.isPreposition { return .unclear }
    if words.count > 1, isClause(words.map(LexicalWord.init)) { return .unclear }
    // `alwaysShow`, and `softReset`; but `recursiveUpdate` has only an adjective.
    if words.count > 1, start.canBeAdverb || !start.canBeNoun && !start.canBeAdjective,
      LexicalWord(words[1]).isMainlyVerb
    {
      return .unclear
    }
    return .thing
  }

  /// Behind a state, or behind what is no word: `softReset` may well be a command.
  private static func isVerb(behind start: LexicalWord, in words: [String]) -> Bool {
    guard words.count == 2, LexicalWord(words[1]).isMainlyVerb else { return false }
    let isState = start.pastOf.map { !$0.isOutcome && !$0.isTouch } ?? false
    return isState || !start.isKnown
  }

  /// `privateMessagesWork`: a subject and what it does.
  private static func isClause(_ words: [LexicalWord]) -> Bool {
    words[words.count - 2].isPlural && words[words.count - 1].isMainlyVerb
  }

  /// A verb that names begin with is one where a command stands, `book`, `sumUp`; another that is a noun more often
  /// is read as a verb if something can be its object, which a caller may see: `star()`.
  private static func form(ofVerb verb: LexicalWord) -> Form {
    if verb.isUsualVerb || verb.isChange || verb.nounShare < 5 { return .command }
    return verb.takesObject ? .unclear : .thing
  }
}
