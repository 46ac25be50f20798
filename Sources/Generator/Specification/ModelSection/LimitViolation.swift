extension AttributeLimits {
  /// What is wrong with a value.
  func violation(by value: AttributeValue, patterns: inout TextPatterns) -> String? {
    if let minimum, value.isLess(than: minimum) == true { return "less than the minimum" }
    if let maximum, maximum.isLess(than: value) == true { return "more than the maximum" }
    if minimumLength != nil || maximumLength != nil, let length = value.length {
      if let minimumLength, length < minimumLength { return "shorter than the least length" }
      if let maximumLength, length > maximumLength { return "longer than the greatest length" }
    }
    guard let pattern, case .string(let text) = value, patterns.isMismatch(text, of: pattern)
    else { return nil }
    return "does not match the pattern"
  }
}

extension AttributeValue {
  fileprivate var length: Int? {
    switch self {
    case .string(let text): text.count
    case .data(let bytes): bytes.count
    default: nil
    }
  }
}

/// Patterns, each of which is read once, however many texts are held against it.
struct TextPatterns {
  private var expressions: [String: Expression?] = [:]

  private struct Expression {
    let regex: Regex<AnyRegexOutput>
    /// How often something may be repeated, and how often there is a choice of two.
    var (repetitionCount, choiceCount) = (0, 0)

    /// Nil for what can be tried in too many ways, as where groups are repeated.
    init?(_ pattern: String) {
      let plain = pattern.replacing("(?:", with: "(")
      guard !plain.contains("(?"), !plain.contains(/\)\s*[*+{]/), let regex = try? Regex(pattern)
      else { return nil }
      self.regex = regex
      repetitionCount = plain.count { "*+{".contains($0) }
      choiceCount = plain.count { "?|".contains($0) }
    }

    func isMismatch(_ text: String) -> Bool {
      let counts =
        Array(repeating: Double(text.count + 1), count: repetitionCount)
        + Array(repeating: 2, count: choiceCount)
      return counts.reduce(1, *) < 1e6 && text.wholeMatch(of: regex) == nil
    }
  }

  /// Whether a text is sure not to match a pattern. What can be tried in too many ways is left to the application.
  mutating func isMismatch(_ text: String, of pattern: String) -> Bool {
    let expression = expressions[pattern] ?? Expression(pattern)
    expressions[pattern] = .some(expression)
    return expression?.isMismatch(text) == true
  }
}
