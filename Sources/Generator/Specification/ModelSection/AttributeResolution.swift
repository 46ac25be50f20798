import YAML

extension SpecificationEntry {
  private var limitReport: Reporter { problems[.unfittingLimit] }

  /// Nil where the type is missing or unknown.
  func resolve(_ attribute: AttributeEntry) -> AttributeSpecification? {
    guard let type = attribute.type else {
      checkType(of: attribute)
      return nil
    }
    let limits = limits(of: attribute, as: type)
    checkMoment(of: attribute, as: type)
    checkTransience(of: attribute)
    return AttributeSpecification(
      name: attribute.name.value, formerNames: attribute.formerNames.map(\.value), type: type,
      isOptional: attribute.isOptional,
      defaultValue: defaultValue(of: attribute, as: type, within: limits),
      isUnique: attribute.isUnique, isIndexed: attribute.isIndexed,
      isTransient: attribute.isTransient, limits: limits,
      label: attribute.label.flatMap { text($0) },
      caseLabels: attribute.cases.compactMap { entry in
        entry.label.flatMap { readText($0) }.map { CaseLabel(name: entry.name.value, label: $0) }
      }, setOn: attribute.setOn?.value)
  }

  private func checkType(of attribute: AttributeEntry) {
    let report = problems[.unknownAttributeType]
    guard let written = attribute.typeName else { return }
    let type = written.value
    if attribute.hasCases {
      report("cases belong to an enumeration; leave out 'type'", at: written)
    } else if type.name == "enumeration" {
      report("an enumeration needs 'cases'", at: written)
    } else if models[type.name] != nil {
      report("'\(type.name)' is a model; write it under 'relationships'", at: written)
    } else if type.isList {
      report("an attribute holds one value; expected a type without brackets", at: written)
    } else {
      let names = AttributeType.named.map(\.swiftName) + ["enumeration"]
      report.reportUnknown(written.map(\.name), as: "no type is called", among: names)
    }
  }

  /// The limits as values; what does not fit the type is reported and left out.
  private func limits(of attribute: AttributeEntry, as type: AttributeType) -> AttributeLimits {
    func bound(_ node: YAMLNode?) -> AttributeValue? {
      guard let node, AttributeType.bounded.contains(type.swiftName) else { return nil }
      return type.value(of: node, to: limitReport)
    }
    let limits = AttributeLimits(
      minimum: bound(attribute.minimum), maximum: bound(attribute.maximum)?.asMaximum,
      minimumLength: attribute.minimumLength?.value,
      maximumLength: attribute.maximumLength?.value, pattern: attribute.pattern?.value)
    if let least = limits.minimum, limits.maximum?.isLess(than: least) == true {
      limitReport("the maximum is less than the minimum", at: attribute.maximum)
    }
    if let least = limits.minimumLength, let greatest = limits.maximumLength, greatest < least {
      limitReport("the greatest length is less than the least", at: attribute.maximumLength)
    }
    do {
      _ = try limits.pattern.map { try Regex($0) }
    } catch {
      limitReport("this is not a regular expression of Swift: \(error)", at: attribute.pattern)
    }
    return limits
  }

  private func checkMoment(of attribute: AttributeEntry, as type: AttributeType) {
    guard let setOn = attribute.setOn else { return }
    if type == .date {
      let message = "two objects can be set at the same moment; no date that is set is unique"
      limitReport(message, at: attribute.unique?.ifTrue)
      for limit in [attribute.minimum, attribute.maximum] {
        limitReport("the date is set to the current moment; remove the limit", at: limit)
      }
    } else if type == .uuid, setOn.value != .insert {
      limitReport("an identifier is set on insert, and stays", at: setOn)
    }
  }

  private func checkTransience(of attribute: AttributeEntry) {
    guard attribute.isTransient else { return }
    let what = "a transient attribute is not stored"
    if !attribute.isOptional, attribute.defaultNode == nil {
      limitReport("\(what); make it optional or give it a default", at: attribute)
    }
    limitReport("\(what) under any name", at: attribute.formerNames.first)
    limitReport("\(what), so that no save sets it", at: attribute.setOn)
    limitReport("\(what) and cannot be found", at: attribute.unique?.ifTrue)
    limitReport("\(what) and cannot be found", at: attribute.indexed?.ifTrue)
  }

  /// The default as a value within the limits.
  private func defaultValue(
    of attribute: AttributeEntry, as type: AttributeType, within limits: AttributeLimits
  ) -> AttributeValue? {
    guard let node = attribute.defaultNode else { return nil }
    let report = problems[.unfittingDefault]
    if attribute.isUnique {
      report("a unique attribute has no default: two new objects would be the same", at: node)
    }
    if attribute.setOn != nil {
      report("'setOn' sets this attribute; leave out the default", at: node)
    }
    let value = type.value(of: node, to: report)
    var patterns = TextPatterns()
    report(value.flatMap { limits.violation(by: $0, patterns: &patterns) }, at: node)
    return value
  }
}
