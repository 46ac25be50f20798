import Diagnostics

struct UnknownAttributeType: Rule {
  static let about = RuleDescription(
    id: "unknown_attribute_type",
    summary: "An attribute is of one of the ten types that stores can keep.",
    why: "What a store cannot keep, compare and read back is lost at the next start.",
    examples: [
      Example(
        "a type that does not exist",
        """
        models:
          Photo:
            attributes: { creationDate: Dat }
        #                               ^^^ unknown_attribute_type: no type is called 'Dat'; did \
        you mean 'Date'?
        """),
      Example(
        "an enumeration needs no type",
        "models: { Photo: { attributes: { taken: Date, format: { cases: [jpeg, png] } } } }"),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.models.flatMap { model in
      model.attributes.compactMap { finding($0, in: subject) }
    }
  }

  private func finding(_ attribute: AttributeEntry, in draft: SpecificationDraft) -> Finding? {
    if attribute.hasCases, attribute.typeName == nil || attribute.type != nil {
      guard attribute.cases.isEmpty else { return nil }
      return Finding("an enumeration needs at least one case", at: attribute.name.range)
    }
    guard attribute.type == nil, let type = attribute.typeName else { return nil }
    return Finding(message(type.value, attribute, draft), at: type.range)
  }

  private func message(
    _ type: TypeName, _ attribute: AttributeEntry, _ draft: SpecificationDraft
  ) -> String {
    if attribute.hasCases { return "cases belong to an enumeration; leave out 'type'" }
    if type.name == "enumeration" { return "an enumeration needs 'cases'" }
    if draft.model(named: type.name) != nil {
      return "'\(type.name)' is a model; write it under 'relationships'"
    }
    if type.isList { return "an attribute holds one value; expected a type without brackets" }
    let names = AttributeType.named.map(\.swiftName) + ["enumeration"]
    return "no type is called \(quoted(type.name))" + advice(type.name, names)
  }
}
