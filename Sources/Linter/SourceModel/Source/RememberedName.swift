import Words

extension Name {
  /// Its words in lower case. A tree has few names of methods, so that each is taken apart once.
  public var lowercaseWords: [String] {
    let hash = hash
    if let known = source.memory.pointee.nameWords[hash] { return known }
    let words = Words.words(of: text).map {
      $0.kind == .acronym ? $0.text.lowercased() : $0.key
    }
    source.memory.pointee.nameWords[hash, default: words] = words
    return words
  }

  /// What a look at its bytes tells.
  public var glance: NameGlance {
    let bytes = utf8
    let hash = bytes.nameHash
    if let known = source.memory.pointee.glances[hash] { return known }
    let glance = NameGlance(UnsafeBufferPointer(rebasing: bytes))
    source.memory.pointee.glances[hash, default: glance] = glance
    return glance
  }

  /// How the grammar reads them as an assertion.
  public var assertionForm: AssertionReading.Form {
    let hash = hash
    if let known = source.memory.pointee.assertionForms[hash] { return known }
    let form = AssertionReading(lowercaseWords).form
    source.memory.pointee.assertionForms[hash, default: form] = form
    return form
  }

  /// How the grammar reads them as a command.
  public var commandForm: CommandReading.Form {
    let hash = hash
    if let known = source.memory.pointee.commandForms[hash] { return known }
    let form = CommandReading(lowercaseWords).form
    source.memory.pointee.commandForms[hash, default: form] = form
    return form
  }
}
