extension Verb {
  /// The listed verb of which a word, in lower case, is the past form or the participle.
  public init?(past word: String) {
    if let base = Self.irregularBases[word] {
      self.init(base)
      return
    }
    guard word.hasSuffix("ed") else { return nil }
    let stem = String(word.dropLast(2))
    var candidates = [stem, stem + "e"]
    if stem.hasSuffix("i") { candidates.append(stem.dropLast() + "y") }
    if stem.utf8.last == stem.utf8.dropLast().last { candidates.append(String(stem.dropLast())) }
    for candidate in candidates where Self.isBase(candidate) && Verb(candidate).past == word {
      self.init(candidate)
      return
    }
    return nil
  }

  /// Past forms and participles that differ from their verb.
  private static let irregularBases: [String: String] = {
    var bases: [String: String] = [:]
    for line in list.linesWithRest {
      let forms = line.split(separator: ",").map(String.init)
      for form in forms.dropFirst() where form != forms[0] { bases[form] = forms[0] }
    }
    // Words that are something else more often.
    for noun in ["found", "saw", "left", "felt", "bore", "rose", "wound"] { bases[noun] = nil }
    return bases
  }()
}
