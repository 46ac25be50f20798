import Diagnostics

struct UnfittingDerivedProperty: Rule {
  static let about = RuleDescription(
    id: "unfitting_derived_property",
    summary: "A derived property names properties that exist and the type that they have.",
    why: "Its accessor follows the key path, which has to lead somewhere.",
    examples: [
      Example(
        "a path to nowhere",
        """
        models:
          News:
            relationships: { author: { toOne: Author, inverse: none } }
            derived: { byline: { type: String, as: author.nam } }
        #                                                 ^^^ unfitting_derived_property: Author \
        has no property 'nam'; did you mean 'name'?
          Author: { attributes: { name: String } }
        """),
      Example(
        "a path and a count",
        """
        models:
          News:
            relationships: { author: Author }
            derived: { byline: { type: String, as: author.name } }
          Author:
            attributes: { name: String }
            relationships: { articles: [News] }
            derived: { articleCount: { type: Int, as: articles.@count } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.models.flatMap { model in
      model.derived.compactMap { finding($0, in: model, subject) }
    }
  }

  private func finding(
    _ derived: DerivedEntry, in model: ModelEntry, _ draft: SpecificationDraft
  ) -> Finding? {
    if let type = derived.type {
      guard !type.value.isList, draft.attributeType(named: type.value.name) != nil else {
        let names = AttributeType.named.map(\.swiftName)
        let message = "no type of an attribute is called \(quoted(type.value.name))"
        return Finding(message + advice(type.value.name, names), at: type.range)
      }
    }
    guard let expression = derived.expression else { return nil }
    do throws(KeyPathProblem) {
      let path = try draft.keyPath(expression.value, in: model)
      return mismatch(path.type, derived, draft).map { Finding($0, at: expression.range) }
    } catch {
      guard !error.isReportedElsewhere else { return nil }
      return Finding(error.message, at: expression.range(of: error.part))
    }
  }

  private func mismatch(
    _ yielded: ValueType, _ derived: DerivedEntry, _ draft: SpecificationDraft
  ) -> String? {
    if yielded.isList { return "this is to many; expected one value, or an aggregate of them" }
    guard let type = yielded.attributeType else {
      return "this is an object; expected one of its properties"
    }
    guard let declared = derived.type.flatMap({ draft.attributeType(named: $0.value.name) }),
      declared != type
    else { return nil }
    return "this is \(type.swiftName), not \(declared.swiftName)"
  }
}
