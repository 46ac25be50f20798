import Specification
import Templates

/// A value with which a comparison does not hold for an object, made of the object's own: without it a condition
/// that is always true would pass every test.
struct Counterexample {
  /// `object.creationDate + 60`
  let code: SwiftCode

  /// Nil where the type has no value that is surely another one, or lies on the other side.
  ///
  /// - Parameter value: the object's own.
  init?(for comparison: Comparison, of attribute: AttributeSpecification, value: SwiftCode) {
    let code: SwiftCode? =
      switch comparison.comparator {
      case .notEqual, .less, .greater: value
      case .isIn: "[]"
      case .greaterOrEqual: Self.neighbor(of: value, in: attribute, sign: "+")
      case .lessOrEqual: Self.neighbor(of: value, in: attribute, sign: "-")
      case .equal: Self.other(than: value, in: attribute)
      case .contains, .beginsWith, .endsWith: "\(value) + \(SwiftLiteral("?"))"
      case .between: nil
      }
    guard let code else { return nil }
    self.code = code
  }

  private static func other(
    than value: SwiftCode, in attribute: AttributeSpecification
  ) -> SwiftCode? {
    switch attribute.type {
    case .bool: "!\(value)"
    case .string: "\(value) + \(SwiftLiteral("?"))"
    case .uuid: "UUID()"
    case .int, .double, .decimal, .date: neighbor(of: value, in: attribute, sign: "+")
    case .enumeration(let enumeration):
      enumeration.cases.count < 2 ? nil : "Samples.other(than: \(value))"
    case .url, .data: nil
    }
  }

  private static func neighbor(
    of value: SwiftCode, in attribute: AttributeSpecification, sign: SwiftCode
  ) -> SwiftCode? {
    switch attribute.type {
    case .date: "\(value) \(sign) 60"
    case .int, .double, .decimal: attribute.limits.areSmall ? "\(value) \(sign) 1" : nil
    case .bool, .string, .url, .uuid, .data, .enumeration: nil
    }
  }
}

extension AttributeLimits {
  private static let smallNumbers = -1e9...1e9

  /// Whether a number within them is sure to differ from the next one.
  fileprivate var areSmall: Bool {
    [minimum, maximum].compactMap { $0 }.allSatisfy { limit in
      switch limit {
      case .int(let number): Self.smallNumbers.contains(Double(number))
      case .double(let number): Self.smallNumbers.contains(number)
      case .decimal(let text): text.utf8.count < 10 && !text.lowercased().contains("e")
      default: false
      }
    }
  }
}
