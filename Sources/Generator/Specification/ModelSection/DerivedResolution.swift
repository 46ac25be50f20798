extension SpecificationEntry {
  /// Nil where its type or its expression is wrong.
  func resolve(_ derived: DerivedEntry, in model: ModelEntry) -> DerivedSpecification? {
    if let type = derived.type, type.value.isList || attributeType(named: type.value.name) == nil {
      return unknown(
        type.map(\.name), as: "no type of an attribute is called",
        among: AttributeType.named.map(\.swiftName), rule: UnfittingDerivedProperty.self)
    }
    guard let text = derived.expression else {
      guard let type = derived.type.flatMap({ attributeType(named: $0.value.name) }) else {
        return problems.unresolved(derived.name)
      }
      return specification(of: derived, type: type, path: nil)
    }
    do throws(TextProblem) {
      let path = try keyPath(text.value, in: model)
      if let message = mismatch(path.type, derived) {
        return problems.refusal(UnfittingDerivedProperty.self, message, at: text.range)
      }
      return path.type.attributeType.map { specification(of: derived, type: $0, path: path) }
    } catch {
      guard !error.isReportedElsewhere else { return problems.unresolved(derived.name) }
      return problems.refusal(UnfittingDerivedProperty.self, error, in: text)
    }
  }

  private func specification(
    of derived: DerivedEntry, type: AttributeType, path: KeyPathSpecification?
  ) -> DerivedSpecification {
    DerivedSpecification(
      name: derived.name.value, type: type,
      isOptional: derived.type?.value.isOptional == true || path?.type.isOptional == true,
      expression: path)
  }

  private func mismatch(_ yielded: ValueType, _ derived: DerivedEntry) -> String? {
    if yielded.isList { return "this is to many; expected one value, or an aggregate of them" }
    guard let type = yielded.attributeType else {
      return "this is an object; expected one of its properties"
    }
    guard let declared = derived.type.flatMap({ attributeType(named: $0.value.name) }),
      declared != type
    else { return nil }
    return "this is \(type.swiftName), not \(declared.swiftName)"
  }
}
