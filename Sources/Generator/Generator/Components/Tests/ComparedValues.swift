import Specification

/// A value of an object for which a comparison with a value of the spec holds, and one for which it does
/// not: without the second a condition that is always true would pass every test.
struct ComparedValues {
  let attribute: AttributeSpecification
  let fitting: AttributeValue
  let unfitting: AttributeValue

  /// Nil where the other side is no value of the spec, and where a type has no other value for sure.
  init?(_ comparison: Comparison, of attribute: AttributeSpecification) {
    let values = comparison.value.literals
    guard let first = values.first, let last = values.last else { return nil }
    let other = attribute.type.value(besides: values)
    let pair: (fitting: AttributeValue?, unfitting: AttributeValue?) =
      switch comparison.comparator {
      case .equal, .isIn: (first, other)
      case .notEqual: (other, first)
      case .less: (first.neighbor(-1), first)
      case .lessOrEqual: (first, first.neighbor(1))
      case .greater: (first.neighbor(1), first)
      case .greaterOrEqual: (first, first.neighbor(-1))
      case .between: (first, last.neighbor(1))
      case .contains, .beginsWith, .endsWith: (first, first == .string("") ? nil : .string(""))
      }
    guard let fitting = pair.fitting, let unfitting = pair.unfitting else { return nil }
    self.attribute = attribute
    self.fitting = fitting
    self.unfitting = unfitting
  }
}

extension Operand {
  /// The values of the spec that it consists of; none where something else is among them.
  fileprivate var literals: [AttributeValue] {
    switch self {
    case .literal(let value): return [value]
    case .list(let members):
      let values = members.flatMap(\.literals)
      return values.count == members.count ? values : []
    case .keyPath, .parameter, .null: return []
    }
  }
}

extension AttributeType {
  /// A value of the type that is none of these; nil where none is known.
  fileprivate func value(besides values: [AttributeValue]) -> AttributeValue? {
    switch self {
    case .bool: [.bool(true), .bool(false)].first { !values.contains($0) }
    case .enumeration(let enumeration):
      enumeration.cases.map { .enumerationCase($0) }.first { !values.contains($0) }
    // Longer than each of them.
    case .string: .string(values.compactMap(\.string).joined() + "?")
    case .int, .double, .date:
      values.compactMap { $0.neighbor(1) }.first { !values.contains($0) }
    case .decimal, .url, .uuid, .data: nil
    }
  }
}

extension AttributeValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The next number, or the date a minute away; nil where numbers are too far from 0 to have one.
  fileprivate func neighbor(_ distance: Int) -> AttributeValue? {
    switch self {
    case .int(let number) where abs(Double(number)) < 1e9: .int(number + distance)
    case .double(let number) where number.magnitude < 1e9: .double(number + Double(distance))
    case .date(let seconds) where seconds.magnitude < 1e10: .date(seconds + 60 * Double(distance))
    default: nil
    }
  }
}
