import Diagnostics
import YAML

extension AttributeEntry {
  /// The limits as values; what does not fit the type is reported and left out.
  func limits(_ findings: inout [Finding]) -> AttributeLimits {
    guard let type else { return AttributeLimits() }
    let minimum = bound(minimum, "minimum", type, &findings)
    let maximum = bound(maximum, "maximum", type, &findings)
    if let minimum, let maximum, maximum.isLess(than: minimum) == true, let node = self.maximum {
      findings.append(Finding("the maximum is less than the minimum", at: node.range))
    }
    checkLengths(type, &findings)
    checkPattern(type, &findings)
    return AttributeLimits(
      minimum: minimum, maximum: maximum, minimumLength: minimumLength?.value,
      maximumLength: maximumLength?.value, pattern: pattern?.value)
  }

  private func bound(
    _ node: YAMLNode?, _ name: String, _ type: AttributeType, _ findings: inout [Finding]
  ) -> AttributeValue? {
    guard let node else { return nil }
    guard type.isNumber || type == .date else {
      let message = "'\(name)' belongs to numbers and dates; \(advice(type))"
      findings.append(Finding(message, at: node.range))
      return nil
    }
    return type.value(of: node, &findings)
  }

  private func advice(_ type: AttributeType) -> String {
    guard type == .string else { return "this is \(type.swiftName)" }
    return "write 'minimumLength' or 'maximumLength' for a text"
  }

  private func checkLengths(_ type: AttributeType, _ findings: inout [Finding]) {
    for length in [minimumLength, maximumLength] where type != .string && type != .data {
      guard let length else { continue }
      let message = "a length belongs to String and Data; this is \(type.swiftName)"
      findings.append(Finding(message, at: length.range))
    }
    if let minimumLength, let maximumLength, maximumLength.value < minimumLength.value {
      let message = "the greatest length is less than the least"
      findings.append(Finding(message, at: maximumLength.range))
    }
  }

  private func checkPattern(_ type: AttributeType, _ findings: inout [Finding]) {
    guard let pattern else { return }
    if type != .string {
      let message = "a pattern belongs to String; this is \(type.swiftName)"
      findings.append(Finding(message, at: pattern.range))
    } else if (try? Regex(pattern.value)) == nil {
      findings.append(Finding("this is not a regular expression", at: pattern.range))
    }
  }

  /// The default as a value within the limits.
  func defaultValue(_ findings: inout [Finding]) -> AttributeValue? {
    guard let type, let node = defaultNode, let value = type.value(of: node, &findings) else {
      return nil
    }
    var ignored: [Finding] = []
    if let message = limits(&ignored).violation(by: value) {
      findings.append(Finding(message, at: node.range))
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
