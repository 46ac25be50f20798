import Foundation

/// Holds the value of an attribute to what its model says.
@MainActor struct AttributeValidation {
  let attribute: AttributeDescription

  /// What is wrong with a value; empty when nothing is.
  func reasons(against value: AttributeValue) -> [BreachReason] {
    switch value {
    case .null: attribute.isOptional || attribute.moment != nil ? [] : [.missing]
    case .string(let text): reasons(against: text, value)
    case .data(let data): lengthReasons(data.count, .byte) + boundReasons(value)
    case .double(let number) where !number.isFinite: [.notFinite(isDate: false)]
    case .decimal(let number) where !number.isFinite: [.notFinite(isDate: false)]
    case .date(let date) where !date.timeIntervalSinceReferenceDate.isFinite:
      [.notFinite(isDate: true)]
    default: boundReasons(value)
    }
  }

  private func reasons(against text: String, _ value: AttributeValue) -> [BreachReason] {
    let limits = attribute.limits
    var reasons = boundReasons(value)
    if case .enumeration(_, let cases) = attribute.type, !cases.contains(text) {
      reasons.append(.noneOf(cases))
    }
    // Characters are counted only where the bytes leave a doubt.
    let mayBeShort = limits.minimumLength != nil
    if mayBeShort || text.utf8.count > limits.maximumLength ?? .max {
      reasons += lengthReasons(text.count, .character)
    }
    if let pattern = limits.pattern, !Pattern.matches(text, pattern) {
      reasons.append(.mismatch(pattern: pattern))
    }
    return reasons
  }

  private func boundReasons(_ value: AttributeValue) -> [BreachReason] {
    let limits = attribute.limits
    guard limits.hasBounds else { return [] }
    var reasons: [BreachReason] = []
    if value.compare(with: limits.minimum) == .before {
      reasons.append(.belowMinimum(limits.minimum))
    }
    if value.compare(with: limits.maximum) == .after {
      reasons.append(.aboveMaximum(limits.maximum))
    }
    return reasons
  }

  private func lengthReasons(_ count: Int, _ unit: BreachReason.LengthUnit) -> [BreachReason] {
    var reasons: [BreachReason] = []
    if let minimum = attribute.limits.minimumLength, count < minimum {
      reasons.append(.tooShort(minimum: minimum, unit))
    }
    if let maximum = attribute.limits.maximumLength, count > maximum {
      reasons.append(.tooLong(maximum: maximum, count: count, unit))
    }
    return reasons
  }
}

extension AttributeDescription {
  /// What is wrong with a value, whatever object has it; empty when nothing is.
  @MainActor package func reasons(against value: AttributeValue) -> [BreachReason] {
    AttributeValidation(attribute: self).reasons(against: value)
  }

  /// Whether nothing can be wrong with a value, as most can be told at a glance.
  func isFreeToBe(_ value: AttributeValue) -> Bool {
    switch value {
    case .bool, .integer, .url, .uuid, .string: hasNoLimits
    case .double(let number): hasNoLimits && number.isFinite
    case .date(let date): hasNoLimits && date.timeIntervalSinceReferenceDate.isFinite
    case .null: isOptional
    case .decimal, .data, .object: false
    }
  }
}

/// Regular expressions of models, each compiled once.
@MainActor enum Pattern {
  private static var expressions: [String: Regex<AnyRegexOutput>] = [:]

  /// Whether the whole text matches.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = expressions[pattern] ?? (try? Regex(pattern)) else { return false }
    expressions[pattern] = expression
    return (try? expression.wholeMatch(in: text)) != nil
  }
}
