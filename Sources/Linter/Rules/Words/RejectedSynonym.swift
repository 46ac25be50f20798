import Diagnostics
import Naming
import SourceModel
import Words

struct RejectedSynonym: Rule {
  static let about = RuleDescription(
    id: "rejected_synonym",
    summary: "One thing has one word throughout the project.",
    why: "Two words for one thing make a reader look for a difference that is not there.",
    options: [preferred],
    examples: [
      Example(
        "a word that the project's glossary replaces",
        """
        func purgePhotos() {}
        //   ^^^^^ rejected_synonym: write 'remove' instead of 'purge'
        """, settings: glossary),
      Example(
        "another form of the word",
        """
        let wipedPhotos = 1
        //  ^^^^^ rejected_synonym: write 'removed' instead of 'wiped'
        """, settings: glossary),
      Example(
        "in a type's name and in a label",
        """
        struct PhotoWipes { func clear(purging count: Int) {} }
        //          ^^^^^ rejected_synonym: write 'Removes' instead of 'Wipes'
        //                             ^^^^^^^ rejected_synonym: write 'removing' instead of 'purging'
        """, settings: glossary),
      Example("the preferred word", "func removePhotos() {}", settings: glossary),
      Example("a word that only begins like one", "let purgatory = 1", settings: glossary),
      Example("a project without a glossary", "func purgePhotos() {}"),
    ])

  static let preferred = RuleOption(
    "preferred", default: [String: String](),
    "synonyms and the word to write instead, besides those under words in the settings")

  private static let glossary: RuleSettings = [
    "preferred": .table(["purge": "remove", "wipe": "remove"])
  ]

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    let replacements = self.replacements(source.conventions.words)
    guard !replacements.isEmpty else { return [] }
    return source.declaredNames.flatMap { declared in
      words(of: declared.name.text).compactMap { word in
        guard let better = replacements[word.key] else { return nil }
        let spelling = Naming.spelling(of: better, like: word.text)
        return Finding(
          "write '\(spelling)' instead of '\(word.text)'",
          at: declared.name.range(of: word.range), replacements: [spelling])
      }
    }
  }

  /// Each rejected word in all its forms, with the same form of the preferred one.
  private func replacements(_ words: WordSettings) -> [String: String] {
    var pairs = settings[Self.preferred]
    for (preferred, synonyms) in words.preferred {
      for synonym in synonyms { pairs[synonym] = preferred }
    }
    var replacements: [String: String] = [:]
    for (synonym, preferred) in pairs {
      for (form, better) in zip(Verb(synonym).forms, Verb(preferred).forms) {
        replacements[form.lowercased()] = better
      }
      replacements[synonym.lowercased()] = preferred
    }
    return replacements
  }
}
