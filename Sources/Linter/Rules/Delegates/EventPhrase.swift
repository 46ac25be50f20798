import Words

/// An event as Apple's delegates tell it: what happened with did and the plain verb.
struct EventPhrase {
  /// `didSelectRow`, `stateDidChange`
  let text: String

  /// - Parameters:
  ///   - words: the event as it was said, in lower case, without `on` or `has` in front.
  ///   - spellings: by such a word, how it was written where that is more than one capital: `QR`.
  init(words: [String], spellings: [String: String]) {
    text = Self.told(words).enumerated().map { place, word in
      if place > 0, let spelling = spellings[word] { return spelling }
      return place == 0 ? word : SignatureProposal.capitalized(word)
    }.joined()
  }

  /// Whether a name that begins with the word asks for something.
  static func isCommand(_ word: String) -> Bool {
    commands.contains(word)
  }

  /// Whether the words do not tell which verb happened: `valueNothingSelected`, `onDrawing`.
  static func isUnclear(_ words: [String]) -> Bool {
    guard let last = words.last, words.count > 1 else { return false }
    if !unclear.isDisjoint(with: words) || isDoneByOthers(words) || isNoSentence(words)
      || isOutcomeOfDoing(words)
    {
      return true
    }
    if words[0] == "on", isNounPhrase(words.dropFirst()) { return true }
    // `featuredChosen`: one of them is a noun.
    if words.count == 2, words.allSatisfy({ isPast($0) && !Verb.isBase($0) }) { return true }
    // `onSelection` tells of a choice or asks for one.
    if words.count == 2, words[0] == "on",
      ["ment", "sion", "tion"].contains(where: last.hasSuffix)
    {
      return true
    }
    return last == "done" || last.hasSuffix("ing") && !isPast(words[0])
      || last.hasSuffix("ed") && Verb(past: last) == nil
  }

  /// `enabledToWrite`, `detectedSyncHasBeenEnabled`: the sender has not done what comes last.
  private static func isDoneByOthers(_ words: [String]) -> Bool {
    if let been = words.lastIndex(of: "been"), words.prefix(been).contains(where: isPast) {
      return true
    }
    return zip(words, words.dropFirst()).contains { $1 == "to" && permissions.contains($0) }
  }

  /// Whether a word can only be what an event is about.
  static func isNoEvent(_ word: String) -> Bool {
    !isPast(word) && !isCommand(word) && Tense(rawValue: word) == nil && !Verb.isBase(word)
  }

  static func isTouch(_ word: String) -> Bool {
    touches.contains(word)
  }

  private static func told(_ words: [String]) -> [String] {
    guard let first = words.first, let last = words.last else { return words }
    if words.count > 1, let verb = verb(named: last) {
      return toldBehind(words.dropLast() + [verb])
    }
    // `rowsHaveBeenRemoved`
    if isPast(last), let been = words.lastIndex(of: "been"), been > 0 {
      return ["did", plainForm(of: last)] + words[..<(been - 1)]
    }
    if let need = words.firstIndex(where: { $0 == "need" || $0 == "needs" }) {
      return words[..<need] + ["needs"] + words[(need + 1)...]
    }
    if words.dropLast().last.map(states.contains) == true { return words }
    if conditions.contains(last) { return words.dropLast() + ["did", "become", last] }
    if failures.contains(first), words.count > 1, Verb.isBase(words[1]) {
      return ["did", "fail", "to"] + words.dropFirst()
    }
    if last == "progress" { return ["did", "update"] + words }
    if last == "success" { return words.dropLast() + ["did", "succeed"] }
    if let did = words.firstIndex(where: tenses.contains) {
      let verb = did + 1
      guard words.indices.contains(verb), Verb(past: words[verb]) != nil else { return words }
      return words.enumerated().map { $0.offset == verb ? plainForm(of: $0.element) : $0.element }
    }
    if isPast(last), words.count > 1, endsInWhatHappened(words) { return toldBehind(words) }
    if words.count > 1, unchanged.contains(last) { return toldBehind(words) }
    if isPast(first) || isCommand(first) || misspelledPast(first) != nil {
      return ["did", plainForm(of: first)] + words.dropFirst()
    }
    if touches.contains(last) { return toldBehind(words) }
    if happenings.contains(last) { return words.dropLast() + ["did", last] }
    if Verb.isBase(first) || !failures.contains(last) { return ["did"] + words }
    return ["did", "encounter"] + words
  }

  /// What comes first may be an adjective, `advancedSettingsSelected`, but hardly before one word alone.
  private static func endsInWhatHappened(_ words: [String]) -> Bool {
    words.count > 2 || isHappening(words[1]) || !isPast(words[0])
  }

  /// The words that belong to the verb at a place: `long` of `longPress`, `drag and` of
  /// `dragAndDrop`.
  private static func manner(before place: Int, of words: [String]) -> ArraySlice<String> {
    if place > 1, words[place - 1] == "and" { return words[(place - 2)..<place] }
    return words[..<place].suffix(1).filter(manners.contains)[...]
  }

  static func isHappening(_ past: String) -> Bool {
    happenings.contains(plainForm(of: past))
  }

  /// `menuPressed` is done to something, `stateChanged` happens by itself.
  private static func toldBehind(_ words: [String]) -> [String] {
    let verb = plainForm(of: words[words.count - 1])
    if happenings.contains(verb) { return words.dropLast() + ["did", verb] }
    let manner = manner(before: words.count - 1, of: words)
    return ["did"] + manner + [verb] + words.dropLast(1 + manner.count)
  }

  /// Whether the word is a past form; `done` is said of whatever is over.
  static func isPast(_ word: String) -> Bool {
    word != "done" && Verb(past: word) != nil
  }

  private static func plainForm(of word: String) -> String {
    Verb.isBase(word) ? word : Verb(past: word)?.base ?? misspelledPast(word) ?? word
  }

  private static let tenses: Set<String> = ["did", "will", "should"]
  private static let manners: Set<String> = ["double", "force", "long", "single", "triple"]
  /// Verbs whose past form is the plain one.
  static let unchanged: Set<String> = ["cut", "hit", "put", "read", "set"]
  private static let states: Set<String> = ["are", "is"]
  static let conditions: Set<String> = [
    "active", "available", "invalid", "ready", "unavailable", "valid", "visible",
  ]
  private static let unclear: Set<String> = [
    "already", "be", "forgot", "just", "never", "no", "not", "nothing", "still", "wants",
  ]
  static let touches: Set<String> = ["cancel", "click", "press", "swipe", "tap", "touch"]
  private static let permissions: Set<String> = [
    "able", "allowed", "asked", "authorized", "enabled", "expected", "forced", "permitted",
    "required",
  ]
  static let failures: Set<String> = ["error", "failure"]

  /// What things do by themselves.
  static let happenings: Set<String> = [
    "appear", "arrive", "become", "begin", "change", "close", "collapse", "complete", "connect",
    "crash", "disappear", "disconnect", "elapse", "end", "expand", "expire", "fail", "finish",
    "happen", "increase", "initialize", "launch", "load", "move", "occur", "open", "pass", "pause",
    "progress",
    "resize", "resume", "rotate", "scroll", "start", "stop", "succeed", "terminate", "update",
    "zoom",
  ]

  private static let commands: Set<String> = [
    "add", "clear", "close", "create", "delete", "disable", "dismiss", "enable", "fetch", "get",
    "handle", "hide", "insert", "load", "make", "mark", "navigate", "open", "pause", "perform",
    "play", "present", "push", "refresh", "reload", "remove", "reset", "save", "set", "show",
    "start", "stop", "toggle", "update",
  ]
}
