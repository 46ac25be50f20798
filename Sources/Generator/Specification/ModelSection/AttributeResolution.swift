import YAML

extension SpecificationEntry {
  /// Nil where the type is missing or unknown.
  func resolve(_ attribute: AttributeEntry) -> AttributeSpecification? {
    let limits = attribute.limits(problems)
    let defaultValue = attribute.defaultValue(within: limits, problems: problems)
    checkType(of: attribute)
    guard let type = attribute.type else { return problems.unresolved(attribute.name) }
    return AttributeSpecification(
      name: attribute.name.value, type: type, isOptional: attribute.isOptional,
      defaultValue: defaultValue, isUnique: attribute.isUnique, isIndexed: attribute.isIndexed,
      isTransient: attribute.isTransient, limits: limits,
      label: attribute.label.flatMap { text($0) },
      setOn: attribute.setOn?.value)
  }

  private func checkType(of attribute: AttributeEntry) {
    guard attribute.type == nil, let type = attribute.typeName else { return }
    let message = message(type.value, of: attribute)
    problems.report(UnknownAttributeType.self, message, at: type.range)
  }

  private func message(_ type: TypeName, of attribute: AttributeEntry) -> String {
    if attribute.hasCases { return "cases belong to an enumeration; leave out 'type'" }
    if type.name == "enumeration" { return "an enumeration needs 'cases'" }
    if models[type.name] != nil {
      return "'\(type.name)' is a model; write it under 'relationships'"
    }
    if type.isList { return "an attribute holds one value; expected a type without brackets" }
    let names = AttributeType.named.map(\.swiftName) + ["enumeration"]
    return "no type is called \(quoted(type.name))" + advice(type.name, names)
  }
}

extension AttributeEntry {
  /// The limits as values; what does not fit the type is reported and left out.
  fileprivate func limits(_ problems: Problems) -> AttributeLimits {
    guard let type else { return AttributeLimits() }
    let minimum = bound(minimum, type: type, problems: problems)
    let maximum = bound(maximum, type: type, problems: problems)
    if let minimum, let maximum, maximum.isLess(than: minimum) == true, let node = self.maximum {
      problems.report(UnfittingLimit.self, "the maximum is less than the minimum", at: node.range)
    }
    checkLengths(problems)
    checkPattern(problems)
    checkMoment(type, problems: problems)
    checkTransience(problems)
    return AttributeLimits(
      minimum: minimum, maximum: maximum, minimumLength: minimumLength?.value,
      maximumLength: maximumLength?.value, pattern: pattern?.value)
  }

  private func bound(
    _ node: YAMLNode?, type: AttributeType, problems: Problems
  ) -> AttributeValue? {
    guard let node, AttributeType.bounded.contains(type.swiftName) else { return nil }
    return type.value(of: node, UnfittingLimit.self, problems: problems)
  }

  private func checkLengths(_ problems: Problems) {
    if let minimumLength, let maximumLength, maximumLength.value < minimumLength.value {
      let message = "the greatest length is less than the least"
      problems.report(UnfittingLimit.self, message, at: maximumLength.range)
    }
  }

  private func checkMoment(_ type: AttributeType, problems: Problems) {
    guard let setOn else { return }
    if type == .date, let unique, unique.value {
      let message = "two objects can be set at the same moment; no date that is set is unique"
      problems.report(UnfittingLimit.self, message, at: unique.range)
    }
    guard type == .uuid, setOn.value != .insert else { return }
    let message = "an identifier is set on insert, and stays"
    problems.report(UnfittingLimit.self, message, at: setOn.range)
  }

  private func checkTransience(_ problems: Problems) {
    guard isTransient else { return }
    if !isOptional, defaultNode == nil {
      let message = "a transient attribute is not stored; make it optional or give it a default"
      problems.report(UnfittingLimit.self, message, at: name.range)
    }
    if let setOn {
      let message = "a transient attribute is not stored, so that no save sets it"
      problems.report(UnfittingLimit.self, message, at: setOn.range)
    }
    for flag in [unique, indexed] {
      guard let flag, flag.value else { continue }
      let message = "a transient attribute is not stored and cannot be found"
      problems.report(UnfittingLimit.self, message, at: flag.range)
    }
  }

  private func checkPattern(_ problems: Problems) {
    guard let pattern, (try? Regex(pattern.value)) == nil else { return }
    let message = "this is not a regular expression of Swift"
    problems.report(UnfittingLimit.self, message, at: pattern.range)
  }

  /// The default as a value within the limits.
  fileprivate func defaultValue(
    within limits: AttributeLimits, problems: Problems
  ) -> AttributeValue? {
    guard let node = defaultNode else { return nil }
    if isUnique {
      let message = "a unique attribute has no default: two new objects would be the same"
      problems.report(UnfittingDefault.self, message, at: node.range)
    }
    if setOn != nil {
      let message = "'setOn' sets this attribute; leave out the default"
      problems.report(UnfittingDefault.self, message, at: node.range)
    }
    guard let value = type?.value(of: node, UnfittingDefault.self, problems: problems) else {
      return nil
    }
    if let message = limits.violation(by: value) {
      problems.report(UnfittingDefault.self, message, at: node.range)
    }
    return value
  }
}

extension AttributeLimits {
  /// What is wrong with a value; a pattern is left to the application, for it can take any time.
  fileprivate func violation(by value: AttributeValue) -> String? {
    if let minimum, value.isLess(than: minimum) == true { return "less than the minimum" }
    if let maximum, maximum.isLess(than: value) == true { return "more than the maximum" }
    let length: Int? =
      switch value {
      case .string(let text): text.count
      case .data(let bytes): bytes.count
      default: nil
      }
    guard let length else { return nil }
    if let minimumLength, length < minimumLength { return "shorter than the least length" }
    if let maximumLength, length > maximumLength { return "longer than the greatest length" }
    return nil
  }
}
