import Words

/// What a name says that is a phrase about things rather than an event.
extension EventPhrase {
  /// `mainResult`, `pinResponse`, `message` behind `on`: no word of it says what happened.
  static func isNounPhrase(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first, let last = words.last else { return true }
    let mayEndInVerb = words.count > 1 && (verb(named: last) != nil || unchanged.contains(last))
    if isPast(last) || mayEndInVerb { return false }
    if words.contains(where: { Tense(rawValue: $0) != nil || needs.contains($0) }) { return false }
    if touches.contains(last) || happenings.contains(last) || conditions.contains(last) {
      return false
    }
    if failures.contains(last) || failures.contains(first) || last == "success" { return false }
    // `enableMusicAction`
    if words.count > 1, last == "action" { return !isTouch(first) && first != "select" }
    if isPast(first) || isCommand(first) || misspelledPast(first) != nil { return false }
    if !Verb.isBase(first) || things.contains(first) { return true }
    guard words.count > 1, !isTouch(first), first != "select" else { return false }
    return outcomes.contains(last) || !transitives.contains(first)
  }

  /// More than one event, `verifyAccessCompleted`, whose subject is a command, and `alwaysSelected`, where nothing was.
  static func isNoSentence(_ words: [String]) -> Bool {
    // `purchasedOrRestored`
    if zip(words, words.dropFirst()).contains(where: { ["and", "or"].contains($0) && isPast($1) }) {
      return true
    }
    guard let last = words.last, isPast(last) else { return false }
    let others = words.first == "on" ? words.dropFirst().dropLast() : words.dropLast()
    guard !others.isEmpty else { return false }
    return isHappening(last)
      ? others.contains(where: verbsAlone.contains) : others.allSatisfy(isQuality)
  }

  /// `sendFailure`, `syncBalanceSucceeded`, `reportedUploadProgress`: how it went with what a verb in
  /// front tells, of which no word says that it happened.
  static func isOutcomeOfDoing(_ words: [String]) -> Bool {
    let event = words.first == "on" ? words.dropFirst() : words[...]
    guard let first = event.first, let last = event.last, event.count > 1,
      !event.contains(where: { Tense(rawValue: $0) != nil })
    else { return false }
    if ends.contains(last) { return Verb.isBase(first) || isPast(first) }
    if last == "progress" { return isPast(first) && !Verb.isBase(first) }
    let verb = Verb.isBase(last) ? last : Verb(past: last)?.base ?? last
    return event.count > 2 && closings.contains(verb) && Verb.isBase(first)
  }

  /// `complete` for `completion`
  static func verb(named noun: String) -> String? {
    nominalizations[noun]
  }

  /// `input` for `inputed`
  static func misspelledPast(_ word: String) -> String? {
    let stem = String(word.dropLast(2))
    return word.hasSuffix("ed") && stem.utf8.count > 3 && Verb.canBeBase(stem) ? stem : nil
  }

  private static func isQuality(_ word: String) -> Bool {
    qualities.contains(word) || isAdjectiveOfState(word)
  }

  private static let needs: Set<String> = ["need", "needs", "been"]

  /// What ends or begins under a name of its own.
  private static let nominalizations: [String: String] = [
    "cancellation": "cancel", "completion": "complete", "expiration": "expire",
    "initialization": "initialize", "initiation": "initiate", "termination": "terminate",
  ]
  /// Nouns that are verbs as well, hardly ever so behind `on`.
  private static let things: Set<String> = [
    "answer", "data", "event", "frame", "image", "level", "log", "message", "notice", "page",
    "point", "position", "report", "result", "search", "signal", "state", "support", "text", "time",
    "value",
  ]
  /// Verbs that stand in front of what was done, more often than as its first noun.
  private static let transitives: Set<String> = [
    "accept", "acquire", "activate", "adjust", "append", "apply", "approve", "assign", "attach",
    "authenticate", "authorize", "become", "begin", "bind", "block", "browse", "buy",
    "calculate", "cancel", "capture", "change", "choose", "collapse", "complete", "configure",
    "confirm", "connect", "consume", "convert", "copy", "crop", "deactivate", "decline",
    "decode", "deliver", "deny", "deselect", "detach", "detect", "determine", "disconnect",
    "discover", "drag", "drop", "edit", "emit", "encode", "encounter", "end", "enqueue",
    "enter", "enumerate", "evaluate", "execute", "exit", "expand", "expire", "export",
    "extract", "fail", "find", "finish", "flip", "follow", "generate", "highlight", "identify",
    "ignore", "import", "install", "invalidate", "invoke", "join", "launch", "leave", "lose",
    "modify", "move", "notify", "obtain", "output", "parse", "pick", "prepare", "process",
    "produce", "publish", "purchase", "reach", "receive", "recognize", "reconnect", "record",
    "register", "reject", "release", "rename", "render", "reorder", "replace", "request",
    "resign", "resize", "resolve", "respond", "restore", "resume", "retrieve", "return",
    "reveal", "revoke", "scan", "schedule", "scroll", "seek", "send", "share", "skip", "sort",
    "submit", "subscribe", "suggest", "suspend", "switch", "synchronize", "track", "transfer",
    "transmit", "trigger", "unblock", "unfollow", "unlock", "unregister", "unselect",
    "unsubscribe", "upload", "validate", "verify", "withdraw", "write",
  ]
  private static let outcomes: Set<String> = [
    "action", "answer", "event", "events", "message", "mode", "notification", "response", "result",
    "results", "state", "status", "type", "value",
  ]
  private static let ends: Set<String> = ["error", "failure", "result", "success"]
  private static let closings: Set<String> = ["complete", "fail", "finish", "succeed"]
  private static let qualities: Set<String> = [
    "all", "always", "both", "custom", "default", "general", "more", "none", "normal", "other",
    "same",
  ]
  /// Verbs that are no nouns.
  private static let verbsAlone: Set<String> = [
    "add", "choose", "create", "delete", "dismiss", "get", "insert", "perform", "receive", "remove",
    "send", "verify",
  ]
}
