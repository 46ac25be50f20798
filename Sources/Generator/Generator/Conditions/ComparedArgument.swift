import Specification
import Templates

/// Values for the parameters of a comparison with which it holds for an object, or does not, made of
/// the object's own value.
struct ComparedArgument {
  /// `object.creationDate + 60`, by the names of parameters.
  let codes: [String: SwiftCode]

  /// Nil where the type has no value that is surely another one, or lies on the other side.
  ///
  /// - Parameter value: the object's own.
  init?(_ demand: Demand, of attribute: AttributeSpecification, value: SwiftCode) {
    let code: (Comparator) -> SwiftCode? = { comparator in
      demand.holds
        ? Self.fitting(comparator, of: attribute, value: value)
        : Self.unfitting(comparator, of: attribute, value: value)
    }
    switch demand.comparison.value {
    case .parameter(let name):
      guard let code = code(demand.comparison.comparator) else { return nil }
      codes = [name: code]
    case .list(let members) where demand.comparison.comparator == .between:
      guard let codes = Self.limits(members, holds: demand.holds, code: code) else { return nil }
      self.codes = codes
    case .list, .keyPath, .literal, .null: return nil
    }
  }

  /// For the ends of a range: both are the value, or one of them lies on the wrong side of it.
  private static func limits(
    _ ends: [Operand], holds: Bool, code: (Comparator) -> SwiftCode?
  ) -> [String: SwiftCode]? {
    let comparators: [Comparator] = [.greaterOrEqual, .lessOrEqual]
    let codes = zip(ends, comparators).compactMap { end, comparator -> (String, SwiftCode)? in
      guard case .parameter(let name) = end else { return nil }
      return code(comparator).map { (name, $0) }
    }
    guard let first = codes.first, !holds || codes.count == ends.count else { return nil }
    return Dictionary(holds ? codes : [first], uniquingKeysWith: { first, _ in first })
  }

  private static func fitting(
    _ comparator: Comparator, of attribute: AttributeSpecification, value: SwiftCode
  ) -> SwiftCode? {
    switch comparator {
    case .equal, .lessOrEqual, .greaterOrEqual, .contains, .beginsWith, .endsWith: value
    case .isIn: "[\(value)]"
    case .less: neighbor(of: value, in: attribute, sign: "+")
    case .greater: neighbor(of: value, in: attribute, sign: "-")
    case .notEqual: other(than: value, in: attribute)
    case .between: nil
    }
  }

  private static func unfitting(
    _ comparator: Comparator, of attribute: AttributeSpecification, value: SwiftCode
  ) -> SwiftCode? {
    switch comparator {
    case .notEqual, .less, .greater: value
    case .isIn: "[]"
    case .greaterOrEqual: neighbor(of: value, in: attribute, sign: "+")
    case .lessOrEqual: neighbor(of: value, in: attribute, sign: "-")
    case .equal: other(than: value, in: attribute)
    case .contains, .beginsWith, .endsWith: "\(value) + \(SwiftLiteral("?"))"
    case .between: nil
    }
  }

  private static func other(
    than value: SwiftCode, in attribute: AttributeSpecification
  ) -> SwiftCode? {
    switch attribute.type {
    case .bool: "!\(value)"
    case .string: "\(value) + \(SwiftLiteral("?"))"
    case .uuid: "UUID()"
    // Addresses of samples have a path.
    case .url: ParameterSample(of: .url).code
    case .data: "\(value) + [0]"
    case .int, .double, .decimal, .date: neighbor(of: value, in: attribute, sign: "+")
    case .enumeration(let enumeration):
      enumeration.cases.count < 2 ? nil : "Samples.other(than: \(value))"
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
