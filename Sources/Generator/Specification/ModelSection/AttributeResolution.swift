import Diagnostics
import YAML

extension AttributeEntry {
  /// The limits as values; what does not fit the type is reported and left out.
  private func limits(_ problems: Problems) -> AttributeLimits {
    guard let type else { return AttributeLimits() }
    let minimum = bound(minimum, "minimum", type, problems)
    let maximum = bound(maximum, "maximum", type, problems)
    if let minimum, let maximum, maximum.isLess(than: minimum) == true, let node = self.maximum {
      problems.report(UnfittingLimit.self, "the maximum is less than the minimum", at: node.range)
    }
    checkLengths(type, problems)
    checkPattern(type, problems)
    checkMoment(type, problems)
    checkTransience(problems)
    return AttributeLimits(
      minimum: minimum, maximum: maximum, minimumLength: minimumLength?.value,
      maximumLength: maximumLength?.value, pattern: pattern?.value)
  }

  private func bound(
    _ node: YAMLNode?, _ name: String, _ type: AttributeType, _ problems: Problems
  ) -> AttributeValue? {
    guard let node else { return nil }
    guard type.isNumber || type == .date else {
      let message = "'\(name)' belongs to numbers and dates; \(advice(type))"
      problems.report(UnfittingLimit.self, message, at: node.range)
      return nil
    }
    return type.value(of: node, UnfittingLimit.self, problems)
  }

  private func advice(_ type: AttributeType) -> String {
    guard type == .string else { return "this is \(type.swiftName)" }
    return "write 'minimumLength' or 'maximumLength' for a text"
  }

  private func checkLengths(_ type: AttributeType, _ problems: Problems) {
    for length in [minimumLength, maximumLength] where type != .string && type != .data {
      guard let length else { continue }
      let message = "a length belongs to String and Data; this is \(type.swiftName)"
      problems.report(UnfittingLimit.self, message, at: length.range)
    }
    if let minimumLength, let maximumLength, maximumLength.value < minimumLength.value {
      let message = "the greatest length is less than the least"
      problems.report(UnfittingLimit.self, message, at: maximumLength.range)
    }
  }

  private func checkMoment(_ type: AttributeType, _ problems: Problems) {
    guard let setOn, type != .date, type != .uuid || setOn.value != .insert else { return }
    let message = "'setOn' belongs to Date, and on insert to UUID; this is \(type.swiftName)"
    problems.report(UnfittingLimit.self, message, at: setOn.range)
  }

  private func checkTransience(_ problems: Problems) {
    guard isTransient else { return }
    if !isOptional, defaultNode == nil {
      let message = "a transient attribute is not stored; make it optional or give it a default"
      problems.report(UnfittingLimit.self, message, at: name.range)
    }
    for flag in [unique, indexed] {
      guard let flag, flag.value else { continue }
      let message = "a transient attribute is not stored and cannot be found"
      problems.report(UnfittingLimit.self, message, at: flag.range)
    }
  }

  private func checkPattern(_ type: AttributeType, _ problems: Problems) {
    guard let pattern else { return }
    if type != .string {
      let message = "a pattern belongs to String; this is \(type.swiftName)"
      problems.report(UnfittingLimit.self, message, at: pattern.range)
    } else if (try? Regex(pattern.value)) == nil {
      let message = "this is not a regular expression"
      problems.report(UnfittingLimit.self, message, at: pattern.range)
    }
  }

  /// The default as a value within the limits.
  private func defaultValue(
    within limits: AttributeLimits, _ problems: Problems
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
    guard let value = type?.value(of: node, UnfittingDefault.self, problems) else { return nil }
    if let message = limits.violation(by: value) {
      problems.report(UnfittingDefault.self, message, at: node.range)
    }
    return value
  }

  /// Nil where the type is missing or unknown.
  func resolved(_ problems: Problems) -> AttributeSpecification? {
    let limits = limits(problems)
    let defaultValue = defaultValue(within: limits, problems)
    guard let type else { return problems.unresolved(name) }
    return AttributeSpecification(
      name: name.value, type: type, isOptional: isOptional, defaultValue: defaultValue,
      isUnique: isUnique, isIndexed: isIndexed, isTransient: isTransient, limits: limits,
      label: label?.value, setOn: setOn?.value, range: name.range)
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
