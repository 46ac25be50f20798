import Diagnostics

extension RuleDescription {
  static let unfittingInheritance = RuleDescription(
    id: "unfitting_inheritance",
    summary:
      "A model is derived from a model of the spec, and a cluster names one for every value.",
    why: "Relatives have one table, and whoever asks for an object has to get one.",
    examples: [
      Example(
        "a parent that is not there, an abstract model that nobody is, a value without a model",
        """
        models:
          Media:
            abstract: true
            cluster: { by: format, Photo: [jpeg, gif] }
        #                  ^^^^^^ unfitting_inheritance: nothing says which model stands for mpeg
        #                                        ^^^ unfitting_inheritance: no case is called 'gif'; \
        expected mpeg
            attributes: { format: { cases: [jpeg, mpeg] } }
          Photo: { parent: Media, attributes: { rating: Double } }
          Movie: { parent: Medium, attributes: { duration: Double } }
        #                  ^^^^^^ unfitting_inheritance: no model is called 'Medium'; did you mean \
        'Media'?
          Paper: { abstract: true, attributes: { title: String } }
        #                    ^^^^ unfitting_inheritance: no model that has objects is derived from \
        Paper; remove 'abstract', or write 'parent: Paper' in one
        """),
      Example(
        "a class cluster",
        """
        models:
          Media:
            abstract: true
            cluster: { by: format, Photo: [jpeg, png], Movie: [mpeg] }
            attributes: { format: { cases: [jpeg, png, mpeg] } }
          Photo: { parent: Media, attributes: { rating: Double } }
          Movie: { parent: Media, attributes: { duration: Double } }
        """),
    ])
}
