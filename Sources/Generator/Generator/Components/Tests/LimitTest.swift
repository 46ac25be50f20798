import Mustache
import Specification
import Templates

/// One test for one limit of one attribute: a value just beyond it.
enum LimitTest {
  static func rows(for attribute: AttributeSpecification) -> [TemplateWords] {
    breaches(of: attribute).map { breach in
      [
        "title": .word(CommentText("\(attribute.name) \(breach.sentence)")),
        "name": .word(Identifier(attribute.name)),
        "value": .word(breach.value),
      ]
    }
  }

  /// A value just beyond the first limit; nil where there is none.
  static func firstBreach(of attribute: AttributeSpecification) -> SwiftCode? {
    breaches(of: attribute).first?.value
  }

  private static func breaches(
    of attribute: AttributeSpecification
  ) -> [(sentence: String, value: SwiftCode)] {
    let limits = attribute.limits
    var breaches: [(sentence: String, value: SwiftCode)] = []
    if let maximum = limits.maximumLength {
      breaches.append(("is not too long", value(of: attribute.type, count: maximum + 1)))
    }
    if let minimum = limits.minimumLength, minimum > 0 {
      breaches.append(("is not too short", value(of: attribute.type, count: minimum - 1)))
    }
    if let value = limits.maximum?.neighbor(by: 1) { breaches.append(("is not too large", value)) }
    if let value = limits.minimum?.neighbor(by: -1) { breaches.append(("is not too small", value)) }
    return breaches
  }

  private static func value(of type: AttributeType, count: Int) -> SwiftCode {
    guard count > 0 else { return type == .data ? "Data()" : "\(SwiftLiteral(""))" }
    return type == .data
      ? "Data(repeating: 0, count: \(SwiftLiteral(count)))"
      : "String(repeating: \"a\", count: \(SwiftLiteral(count)))"
  }
}

extension AttributeValue {
  /// The value one further; nil where there is none, or where it is not told apart.
  fileprivate func neighbor(by distance: Int) -> SwiftCode? {
    switch self {
    case .int(let number):
      let (neighbor, overflows) = number.addingReportingOverflow(distance)
      return overflows ? nil : SwiftCode(SwiftLiteral(neighbor))
    case .double(let number):
      let neighbor = number + Double(distance)
      return neighbor == number ? nil : SwiftCode(SwiftLiteral(neighbor))
    case .date(let seconds):
      return AttributeValue.date(seconds + Double(distance)).code(of: .date)
    case .day(let day), .endOfDay(let day):
      return AttributeValue.day(day + distance).code(of: .date)
    default:
      return nil
    }
  }
}
