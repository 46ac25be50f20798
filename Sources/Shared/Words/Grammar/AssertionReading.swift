/// How the grammar reads the name of a Boolean.
public struct AssertionReading: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// `isHidden`, `allowsSharing`, `errorOccurred`
    case assertion
    /// `isReload`: behind is stands what only a verb can be.
    case verbBehindIs(verb: String)
    /// `doesAcceptMail`
    case emphasized(verb: String)
    /// `hidden`, `loggingEnabled`, `userVisible`
    case state
    /// `useCache`: tells what to do.
    case command(verb: String)
    /// `animation`, `primaryColor`
    case thing
    case unclear
  }

  public let form: Form

  /// - Parameter words: of the whole name, in lower case.
  public init(_ words: [String]) {
    form = Self.form(of: words)
  }

  private static func form(of words: [String]) -> Form {
    guard let first = words.first, let last = words.last else { return .unclear }
    if words.count > 1, first == "is" {
      return isVerbAlone(LexicalWord(last)) ? .verbBehindIs(verb: last) : .assertion
    }
    let lexical = words.map(LexicalWord.init)
    if words.count > 1, first == "does", lexical[1].canBeVerb {
      return .emphasized(verb: words[1])
    }
    if lexical.contains(where: \.isAuxiliary) || hasVerb(lexical) { return .assertion }
    let end = lexical[words.count - 1]
    // `errorOccurred`
    if words.count > 1, end.pastOf?.isOutcome == true { return .assertion }
    if words.count == 1, end.isState || end.pastOf != nil || end.gerundOf != nil { return .state }
    // `sendButtonEnabled`
    if words.count > 2, end.pastOf != nil { return .state }
    if lexical[0].isMainlyVerb, words.count > 1 { return .command(verb: first) }
    if end.isState || end.pastOf != nil || end.canBeAdjective && !end.canBeNoun { return .state }
    return lexical.contains { !$0.isKnown } && words.count == 1 ? .unclear : .thing
  }

  /// A verb in the third person, `allowsSharing`, that is not a plural of a usual noun.
  private static func hasVerb(_ words: [LexicalWord]) -> Bool {
    words.enumerated().contains { place, word in
      guard let verb = word.thirdPersonOf else { return false }
      return verb.isMainlyVerb || place == 0 && verb.isUsualVerb
    }
  }

  private static func isVerbAlone(_ word: LexicalWord) -> Bool {
    word.canBeVerb && !word.canBeNoun && !word.canBeAdjective && word.pastOf == nil
      && !word.isState
  }
}
