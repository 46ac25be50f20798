/// How the grammar reads the name of a method that a control calls.
public struct ActionReading: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// `saveTapped`, `didTapSave`, `onSave`, `closeAction`: a control was touched.
    case touch
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
    if lexical.contains(where: { $0.pastOf?.isTouch == true }) { return .touch }
    if first == "on" { return .touch }
    if first == "did", words.count > 1 { return lexical[1].isOutcome ? .event : .touch }
    if words.contains("did") { return .touch }
    let isCommand = lexical[0].isMainlyVerb && words.count > 1
    if lexical[words.count - 1].isTouch, words.count > 1, !isCommand { return .touch }
    if ["action", "handler", "callback"].contains(last), words.count > 1,
      !(isCommand && ["perform", "run", "send", "do"].contains(first))
    {
      return .touch
    }
    switch EventReading(words).form {
    case .past: return .event
    case .thing where isThing(words): return .thing
    default: break
    }
    return lexical[words.count - 1].isControl && words.count > 1 ? .control : .command
  }

  private static func isThing(_ words: [String]) -> Bool {
    CommandReading(words, hasObject: true).form == .thing
      && !["next", "previous"].contains(words[0])
  }
}
