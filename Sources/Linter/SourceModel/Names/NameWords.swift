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
}
