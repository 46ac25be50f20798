extension Verb {
  /// The noun of doing it, if the lexicon has one: `concatenation`, `adjustment`.
  public var noun: String? {
    let stem = base.hasSuffix("e") ? String(base.dropLast()) : base
    return [stem + "ion", stem + "ation", base + "ment"].first { LexicalWord($0).canBeNoun }
  }
}
