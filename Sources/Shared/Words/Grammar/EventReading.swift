/// How the grammar of method names reads the words that tell what happens, behind the sender's noun:
/// `[subject] [tense] verb [object] [preposition ...]`.
public struct EventReading: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// `didSelect`, `textWillChange`, `isReady`
    case tensed(auxiliary: String)
    /// `onSelect`
    case onPrefixed
    /// `hasRemoved`
    case perfect
    /// `selectedRow`, `stateChanged`
    case past(verb: String)
    /// `tapRow`, `failWith`: a verb that nobody asks for, without a word for before or after.
    case happening(verb: String)
    /// `open`, `moveRow`
    case command(verb: String)
    /// `needsUpdate`
    case present
    /// `httpError`, `scrolling`
    case thing
    case nothing
  }

  public let form: Form
  /// The word that tells the form.
  public let place: Int

  /// - Parameter words: in lower case, without the sender's noun.
  public init(_ words: [String]) {
    (form, place) = Self.reading(of: words)
  }

  /// Whether it tells what happens, not what to do or what a value is.
  public var isEvent: Bool {
    switch form {
    case .tensed, .onPrefixed, .perfect, .past, .happening: true
    case .command, .present, .thing, .nothing: false
    }
  }

  /// Whether it tells what to do, or what somebody does.
  public var isRequest: Bool {
    switch form {
    case .command, .present: true
    default: false
    }
  }

  /// Whether it begins with should, will or did.
  public var beginsWithTense: Bool {
    if case .tensed(let auxiliary) = form {
      Self.isTense(auxiliary) && place == 0
    } else {
      false
    }
  }

  /// Whether a past form stands at the front of what was done to: `selectedRow`.
  public func tellsObject(of words: [String]) -> Bool {
    if case .past = form { place == 0 && words.count > 1 || place < words.count - 1 } else { false }
  }

  /// The auxiliary of the first tense among words.
  public static func tense(in words: [String]) -> Int? {
    words.firstIndex(where: isTense)
  }

  private static func isTense(_ word: String) -> Bool {
    word == "should" || word == "will" || word == "did"
  }

  private static func reading(of words: [String]) -> (Form, Int) {
    guard let first = words.first else { return (.nothing, 0) }
    if first == "on", words.count > 1 { return (.onPrefixed, 0) }
    if let place = tense(in: words) { return (.tensed(auxiliary: words[place]), place) }
    let lexical = words.map(LexicalWord.init)
    if let perfect = placeOfPerfect(lexical) { return (.perfect, perfect) }
    if let place = lexical.firstIndex(where: \.isAuxiliary) {
      return (.tensed(auxiliary: words[place]), place)
    }
    if let (verb, place) = pastVerb(lexical) { return (.past(verb: verb), place) }
    if lexical[0].thirdPersonOf?.isMainlyVerb == true { return (.present, 0) }
    if lexical[0].isTouch || lexical[0].isOutcome { return (.happening(verb: first), 0) }
    if lexical[0].isMainlyVerb { return (.command(verb: first), 0) }
    return (.thing, 0)
  }

  /// `hasRemoved`, `rowsHaveBeenRemoved`
  private static func placeOfPerfect(_ words: [LexicalWord]) -> Int? {
    words.indices.dropLast().first { place in
      ["has", "have"].contains(words[place].text)
        && (words[place + 1].pastOf != nil || words[place + 1].text == "been")
    }
  }

  /// The past form that makes a sentence of the words: at the front, `receivedData`, behind a subject,
  /// `userEnteredURL`, or at the end, `valueChanged`.
  private static func pastVerb(_ words: [LexicalWord]) -> (String, Int)? {
    if let last = words.last?.pastOf, last.isTouch || last.isOutcome {
      return (last.text, words.count - 1)
    }
    for (place, word) in words.enumerated() {
      guard let verb = word.pastOf else { continue }
      // `setSelected`, `removeSavedPhotos` tell what to do.
      if place > 0, words[0].isMainlyVerb { return nil }
      return (verb.text, place)
    }
    return nil
  }
}
