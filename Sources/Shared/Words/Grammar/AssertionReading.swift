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
    /// `openOrders`, `lastResult`: a thing and how it is, or what is done with it.
    case verbOrAdjective(String)
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
    guard let first = words.first else { return .unclear }
    let lexical = words.map(LexicalWord.init)
    if let verb = verbBehindIs(lexical) { return .verbBehindIs(verb: verb) }
    if words.count > 1, first == "is" { return .assertion }
    // `notZoomed`
    if first == "not", case .state = form(of: Array(words.dropFirst())) { return .state }
    if words.count > 1, first == "does", lexical[1].canBeVerb {
      return .emphasized(verb: words[1])
    }
    if lexical.contains(where: \.isAuxiliary) || hasVerb(lexical) { return .assertion }
    let end = lexical[words.count - 1]
    // `errorOccurred`, but `playStarted`, which it was
    if words.count > 1, let verb = end.pastOf, verb.isOutcome, !verb.takesObject {
      return .assertion
    }
    // `optionsExist`
    if words.count > 1, isVerbAlone(end), lexical[words.count - 2].isPlural { return .assertion }
    if isClause(lexical) { return .assertion }
    if words.count == 1, end.isState || end.pastOf != nil || end.gerundOf != nil { return .state }
    // `sendButtonEnabled`, but `moveIfNeeded`
    let isCondition = words.count > 2 && ["if", "when"].contains(words[words.count - 2])
    if words.count > 2, end.pastOf != nil, !isCondition { return .state }
    // `recordEnabled`, but `showHidden`: the first word is a noun about as often as a verb.
    if words.count == 2, lexical[0].canBeNoun, lexical[0].nounShare > 1,
      end.isState || end.pastOf != nil
    {
      return .state
    }
    // `undoRegistered`: an action, and what is so with it.
    if words.count == 2, lexical[0].isNameOfAction, end.pastOf != nil { return .state }
    if isDescribedOrDone(lexical) { return .verbOrAdjective(first) }
    // `debugMode`, `switchMode`: the word in front tells which mode it is.
    if words.count == 2, end.text == "mode" { return .thing }
    if lexical[0].isMainlyVerb, words.count > 1 { return .command(verb: first) }
    // `alwaysShowHeader`
    if words.count > 2, lexical[0].canBeAdverb, lexical[1].isMainlyVerb, !lexical[0].canBeNoun {
      return .command(verb: words[1])
    }
    if isCondition { return .thing }
    if end.isState || end.pastOf != nil || end.canBeAdjective && !end.canBeNoun { return .state }
    return lexical.contains { !$0.isKnown } && words.count == 1 ? .unclear : .thing
  }

  /// A verb in the third person, `allowsSharing`, that is not a plural of a usual noun.
  private static func hasVerb(_ words: [LexicalWord]) -> Bool {
    words.indices.contains { place in
      guard let verb = words[place].thirdPersonOf else { return false }
      return place == 0
        ? verb.isMainlyVerb || verb.isUsualVerb
        : verb.isMainlyVerb && (isVerbAlone(verb) || !isObject(place, of: words))
    }
  }

  /// `openOrders`, but `openOrdersOnStart`: what goes on tells what is done.
  private static func isDescribedOrDone(_ words: [LexicalWord]) -> Bool {
    words.count > 1 && words[0].isAlsoAdjective && (words[1].canBeNoun || words[1].isPlural)
      && !words[1].isState && !words.contains(where: \.isPreposition)
  }

  /// `itemsMatch`, `edgesContainCrossings`, `indexRectsNeedUpdate`: several things and what they do.
  private static func isClause(_ words: [LexicalWord]) -> Bool {
    words.indices.dropFirst().contains { place in
      let (subject, verb) = (words[place - 1], words[place])
      guard subject.isPlural, !subject.canBeAdverb, verb.isMainlyVerb, verb.thirdPersonOf == nil
      else { return false }
      // `showItemsView` tells what to do, and `itemsView` is a thing.
      return place == 1
        ? subject.thirdPersonOf?.isUsualVerb != true && verb.nounShare < 3
        : words[0].canBeNoun && place < words.count - 1 && verb.nounShare < 3
          && !verb.canBeAdjective
    }
  }

  /// `showLineBreaks`, `clipToBounds`, `anyUnreadPosts`: things, and not what a subject in front
  /// of it does.
  private static func isObject(_ place: Int, of words: [LexicalWord]) -> Bool {
    let before = words[place - 1]
    let start = words[0]
    return start.isMainlyVerb && start.nounShare < 5 && !start.isParticle || before.isPreposition
      || before.isState
  }

  /// `isReload`, `isDeleteHistory`, `isPauseByUser`: what only a verb can be, or a verb where a
  /// participle should stand.
  private static func verbBehindIs(_ words: [LexicalWord]) -> String? {
    guard let place = words.dropLast().firstIndex(where: { $0.text == "is" }) else { return nil }
    let behind = words[place + 1]
    let rest = words.dropFirst(place + 2)
    if place == 0, let last = words.last, isVerbAlone(last) { return last.text }
    if rest.first?.text == "by" {
      return behind.isMainlyVerb && !behind.isState ? behind.text : nil
    }
    return isVerbAlone(behind) && !endsInState(rest) ? behind.text : nil
  }

  /// `isReloadDataInProgress`, `isDrawGlyphsEnabled`: the words in front are what it is said of.
  private static func endsInState(_ words: ArraySlice<LexicalWord>) -> Bool {
    guard let last = words.last else { return false }
    return last.isState || last.pastOf != nil || last.canBeAdjective && !last.canBeNoun
      || words.contains { $0.text == "in" }
  }

  private static func isVerbAlone(_ word: LexicalWord) -> Bool {
    word.canBeVerb && !word.canBeNoun && !word.canBeAdjective && word.pastOf == nil
      && !word.isState
  }
}
