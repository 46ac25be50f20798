import Foundation

/// Holds the value of an attribute to what its model says.
@MainActor struct AttributeValidation {
  let attribute: AttributeDescription

  /// What is wrong with a value, as sentences without a full stop; empty when nothing is.
  func messages(for value: AttributeValue) -> [String] {
    switch value {
    case .null: attribute.isOptional || attribute.moment != nil ? [] : ["\(name) is required"]
    case .string(let text): messages(for: text, value)
    case .data(let data): lengthMessages(for: data.count, of: "byte") + boundMessages(for: value)
    case .double(let number) where !number.isFinite: ["\(name) is not a number"]
    case .decimal(let number) where !number.isFinite: ["\(name) is not a number"]
    case .date(let date) where !date.timeIntervalSinceReferenceDate.isFinite:
      ["\(name) is not a date"]
    default: boundMessages(for: value)
    }
  }

  private var name: String { attribute.label ?? attribute.name }

  private func messages(for text: String, _ value: AttributeValue) -> [String] {
    let limits = attribute.limits
    var messages = boundMessages(for: value)
    if case .enumeration(_, let cases) = attribute.type, !cases.contains(text) {
      messages.append("\(name) is none of \(cases.joined(separator: ", "))")
    }
    // Characters are counted only where the bytes leave a doubt.
    let mayBeShort = limits.minimumLength != nil
    if mayBeShort || text.utf8.count > limits.maximumLength ?? .max {
      messages += lengthMessages(for: text.count, of: "character")
    }
    if let pattern = limits.pattern, !Pattern.matches(text, pattern) {
      messages.append("\(name) does not match \(pattern)")
    }
    return messages
  }

  private func boundMessages(for value: AttributeValue) -> [String] {
    guard attribute.limits.hasBounds else { return [] }
    var messages: [String] = []
    if value.compare(with: attribute.limits.minimum) == .before {
      messages.append("\(name) must be at least \(attribute.limits.minimum)")
    }
    if value.compare(with: attribute.limits.maximum) == .after {
      messages.append("\(name) must be at most \(attribute.limits.maximum)")
    }
    return messages
  }

  private func lengthMessages(for count: Int, of unit: String) -> [String] {
    var messages: [String] = []
    if let minimum = attribute.limits.minimumLength, count < minimum {
      messages.append("\(name) needs at least \(number(minimum, unit))")
    }
    if let maximum = attribute.limits.maximumLength, count > maximum {
      messages.append("\(name) takes at most \(number(maximum, unit)), not \(count)")
    }
    return messages
  }

  private func number(_ count: Int, _ unit: String) -> String {
    count == 1 ? "1 \(unit)" : "\(count) \(unit)s"
  }
}

extension AttributeDescription {
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
