import Words

/// What the name of a method tells of the work that its caller wants.
struct AskingTraits: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// It has a word at all.
  static let hasWord = AskingTraits(rawValue: 1)
  static let isGetting = AskingTraits(rawValue: 2)
  static let isReadingOrWriting = AskingTraits(rawValue: 4)
  static let isOutcome = AskingTraits(rawValue: 8)
  /// What comes back is seen: `tintColor`.
  static let isForScreens = AskingTraits(rawValue: 16)

  /// Each tells that something is to be asked or changed.
  static let work: AskingTraits = [.isGetting, .isReadingOrWriting, .isOutcome]
}

extension AskingTraits {
  init(of name: String) {
    self = DataName.isNamedForScreens(name) ? .isForScreens : []
    guard let first = words(of: name).first?.key else { return }
    let verb = LexicalWord(first)
    insert(.hasWord)
    if verb.isGetting { insert(.isGetting) }
    if verb.isReading || verb.isWriting { insert(.isReadingOrWriting) }
    if verb.isOutcome { insert(.isOutcome) }
  }
}

extension Name {
  /// A tree has few names of methods and calls them often, so that each is taken apart once.
  var asking: AskingTraits {
    let hash = hash
    if let known = source.memory.pointee.askingTraits[hash] { return known }
    let traits = AskingTraits(of: text)
    source.memory.pointee.askingTraits[hash, default: traits] = traits
    return traits
  }
}
