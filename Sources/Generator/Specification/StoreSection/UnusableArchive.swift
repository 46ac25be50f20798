import Diagnostics

extension RuleDescription {
  static let unusableArchive = RuleDescription(
    id: "unusable_archive",
    summary: "An archive is a JSON file below the folder of the spec, one for each store.",
    why: "It is copied into the project under its path, which must not lead out of it.",
    examples: [
      Example(
        "a path that leads out",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News], archive: ../news.json } }
        #                                                               ^^^^^^^^^^^^ \
        unusable_archive: '../news.json' is not below the spec's folder
        """),
      Example(
        "a path below the spec",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News], archive: Resources/news.json } }
        """),
    ])
}
