import Diagnostics
import Naming

/// The conventions about names with what they find and pass in a spec.
let nameConventions: [RuleDescription] = [
  RuleDescription(
    .letterCase,
    examples: [
      Example(
        "a small model and a large attribute",
        """
        models:
          news: { attributes: { Title: String } }
        # ^^^^ letter_case: write 'News' instead of 'news'
        #                       ^^^^^ letter_case: write 'title' instead of 'Title'
        """),
      Example("as in Swift", "models: { News: { attributes: { imageURL: URL, url: URL } } }"),
    ]),
  RuleDescription(
    .roleSuffix,
    examples: [
      Example(
        "a store without its suffix, and one called by another word",
        """
        models: { News: { attributes: { title: String } }, Tag: { attributes: { name: String } } }
        stores:
          NewsBase: { engine: memory, models: [News] }
        # ^^^^^^^^ role_suffix: write 'NewsBaseStore': the name of a store ends in 'Store'
          TagRepository: { engine: memory, models: [Tag] }
        # ^^^^^^^^^^^^^ role_suffix: write 'TagStore': the name of a store ends in 'Store'
        """),
      Example(
        "the suffix says what it is",
        """
        \(newsInStore)
        """),
    ]),
  RuleDescription(
    .abbreviatedWord,
    examples: [
      Example(
        "shortened words",
        """
        models:
          News: { attributes: { usrName: String } }
        #                       ^^^ abbreviated_word: write 'user' instead of 'usr'
        """),
      Example("whole words", "models: { News: { attributes: { userName: String } } }"),
    ]),
  RuleDescription(
    .misspelledWord,
    examples: [
      Example(
        "a slip that many people make",
        """
        models:
          News: { attributes: { recievedDate: Date } }
        #                       ^^^^^^^^ misspelled_word: write 'received' instead of 'recieved'
        """),
      Example("the right spelling", "models: { News: { attributes: { receivedDate: Date } } }"),
    ]),
  RuleDescription(
    .unknownWord,
    examples: [
      Example(
        "a word that nobody can look up",
        """
        models:
          News: { attributes: { brelbo: String } }
        #                       ^^^^^^ unknown_word: no list knows 'brelbo': use a word that \
        readers can look up
        """),
      Example(
        "a word that a model is called by",
        "models: { Qwyzzle: { attributes: { qwyzzleCount: Int } } }"),
    ]),
  RuleDescription(
    .acronymClump,
    examples: [
      Example(
        "the initials of a long name",
        """
        models:
          News: { attributes: { bpsdvcdf: String } }
        #                       ^^^^^^^^ acronym_clump: write the words that 'bpsdvcdf' stands for
        """),
      Example("initials that everybody knows", "models: { News: { attributes: { pdfURL: URL } } }"),
    ]),
  RuleDescription(
    .scopePrefix,
    examples: [
      Example(
        "a letter for constants, and one for a type",
        """
        models:
          News: { attributes: { kMaximum: Int, iCount: Int } }
        #                       ^^^^^^^^ scope_prefix: write 'maximum' instead of 'kMaximum'
        #                                      ^^^^^^ scope_prefix: write 'count' instead of 'iCount'
        """),
      Example(
        "a letter that is a word", "models: { News: { attributes: { xAxis: Int, iPhone: Int } } }"),
    ]),
  RuleDescription(
    .booleanName,
    examples: [
      Example(
        "a noun for a Boolean",
        """
        models:
          News: { attributes: { archive: Bool } }
        #                       ^^^^^^^ boolean_name: write an assertion, such as 'isArchive' or 'hasArchive'
        """),
      Example(
        "an assertion that is none",
        """
        models:
          News: { derived: { isValid: String } }
        #                    ^^^^^^^ boolean_name: write 'valid' instead of 'isValid': it is not a Bool
        """),
      Example("an assertion", "models: { News: { attributes: { isArchived: Bool } } }"),
    ]),
  RuleDescription(
    .verbOrNoun,
    examples: [
      Example(
        "an action that is called by a thing",
        """
        \(newsInStore)
        views:
          NewsView: { outlets: { titleLabel: Label, menuButton: Button }, actions: { header: menuButton } }
        #                                                                            ^^^^^^ \
        verb_or_noun: begin with a verb: it returns nothing
        \(newsControllers)
        """),
      Example(
        "an action that says what to do",
        """
        \(newsInStore)
        views:
          NewsView: { outlets: { titleLabel: Label, menuButton: Button }, actions: { showMenu: menuButton } }
        \(newsControllers)
        """),
    ]),
  RuleDescription(
    .shortName,
    examples: [
      Example(
        "a property of one letter",
        """
        models:
          News: { attributes: { t: String } }
        #                       ^ short_name: write a whole word instead of 't'
        """),
      Example(
        "letters that belong together",
        "models: { Paint: { attributes: { r: Int, g: Int, b: Int } } }"),
    ]),
]
