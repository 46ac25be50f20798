import Diagnostics

/// `News` for types, `title` for everything else.
struct LetterCase: Rule {
  static let about = RuleDescription(
    id: "letter_case",
    summary: "Types begin with a capital letter, everything else with a small one.",
    why: "It is how Swift tells types from values, and how a reader does.",
    examples: [
      Example(
        "a small model and a large attribute",
        """
        models:
          news: { attributes: { Title: String } }
        # ^^^^ letter_case: a model begins with a capital letter; write 'News'
        #                       ^^^^^ letter_case: a property begins with a small letter; write \
        'title'
        """),
      Example("as in Swift", "models: { News: { attributes: { imageURL: URL, url: URL } } }"),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.declaredNames.compactMap { declared in
      let name = declared.name.value
      guard hasUsableForm(name), let first = name.first else { return nil }
      guard first.isUppercase != declared.isTypeName else { return nil }
      let letter = declared.isTypeName ? "capital" : "small"
      let better = declared.isTypeName ? capitalized(name) : uncapitalized(name)
      let message = "\(declared.noun) begins with a \(letter) letter; write '\(better)'"
      return Finding(message, at: declared.name.range)
    }
  }
}

/// `News` -> `news`, `URLCache` -> `urlCache`: a clump of capitals falls as a whole.
func uncapitalized(_ name: String) -> String {
  let capitals = name.prefix { $0.isUppercase }
  guard capitals.count > 1 else { return capitals.lowercased() + name.dropFirst(capitals.count) }
  let isWhole = capitals.count == name.count
  let fallen = isWhole ? capitals : capitals.dropLast()
  return fallen.lowercased() + name.dropFirst(fallen.count)
}
