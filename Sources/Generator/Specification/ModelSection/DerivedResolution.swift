extension SpecificationEntry {
  /// Nil where its type or its expression is wrong.
  func resolve(_ derived: DerivedEntry, in model: ModelEntry) -> DerivedSpecification? {
    let report = problems[.unfittingDerivedProperty]
    let declared = derived.type.flatMap { attributeType(named: $0.value.name) }
    if let type = derived.type, type.value.isList {
      return report("a derived property has one value; write its type without brackets", at: type)
    }
    if let type = derived.type, declared == nil {
      let name = type.value.name
      if name.contains("."), name.first?.isLowercase == true {
        return report("a key path stands behind 'as': '{ as: \(name) }'", at: type)
      }
      return report.unknown(
        type.map(\.name), as: "no type of an attribute is called",
        among: AttributeType.named.map(\.swiftName))
    }
    let path = derived.expression.flatMap { text in
      report.reading(text) { written throws(TextProblem) -> KeyPathSpecification? in
        let path = try keyPath(written, in: model, after: [derived.range])
        if let message = mismatch(path.type, of: declared) { return report(message, at: text) }
        return path
      }
    }
    guard path != nil || derived.expression == nil, let type = path?.type.attributeType ?? declared
    else { return nil }
    return DerivedSpecification(
      name: derived.name.value, type: type,
      isOptional: derived.type?.value.isOptional == true || path?.type.isOptional == true,
      expression: path)
  }

  private func mismatch(_ yielded: ValueType, of declared: AttributeType?) -> String? {
    if yielded.isList { return "this is to many; expected one value, or an aggregate of them" }
    guard let type = yielded.attributeType else {
      return "this is an object; expected one of its properties"
    }
    guard let declared, declared != type else { return nil }
    return "this is \(type.swiftName), not \(declared.swiftName)"
  }
}
