import Foundation

/// Gives the values of a predicate the type of what they are compared with.
struct ValueBinder {
  /// The type of the other side, nil for objects.
  let type: AttributeType?

  /// The model of the objects of the other side.
  let objectName: String?
  let failure: (String, Term) -> FetchRequestError

  /// The value of a literal, or of a name that is a case of an enumeration.
  func value(of term: Term) throws -> AttributeValue {
    let value: AttributeValue?
    switch term.kind {
    case .null: return .null
    case .bool(let bool): value = type == .bool ? .bool(bool) : nil
    case .number(let digits): value = number(digits)
    case .string(let string): value = text(string)
    case .path(let keys): value = enumerationCase(keys.joined(separator: "."))
    case .parameter, .list: value = nil
    }
    guard let value else { throw failure(message, term) }
    return value
  }

  /// The value of an argument.
  func value(of argument: AttributeValue, at term: Term) throws -> AttributeValue {
    guard let value = converted(argument) else { throw failure(message, term) }
    return value
  }

  private var message: String {
    guard let type else {
      return "expected \(objectName.map { "an object of \($0)" } ?? "an object")"
    }
    guard case .enumeration(_, let cases) = type else { return "expected a value of \(type.name)" }
    return "expected one of \(cases.joined(separator: ", "))"
  }

  private func converted(_ argument: AttributeValue) -> AttributeValue? {
    switch (argument, type) {
    case (.null, _): .null
    case (.object(let objectID), nil): objectID.entityName == objectName ? argument : nil
    case (.integer(let value), .double?): Double(exactly: value).map { .double($0) } ?? argument
    case (.integer(let value), .decimal?): .decimal(Decimal(value))
    case (.double(let value), .integer?): value.isNaN ? nil : argument
    case (.double(let value), .double?): value.isNaN ? nil : argument
    case (.double(let value), .decimal?): DecimalText.decimal(from: "\(value)").map { .decimal($0) }
    case (_, let type?): type.holds(argument) ? argument : nil
    case (_, nil): nil
    }
  }

  private func number(_ digits: String) -> AttributeValue? {
    switch type {
    case .integer: Int(digits).map { .integer($0) } ?? Double(digits).map { .double($0) }
    case .double: Double(digits).map { .double($0) }
    case .decimal: DecimalText.decimal(from: digits).map { .decimal($0) }
    default: nil
    }
  }

  private func text(_ string: String) -> AttributeValue? {
    switch type {
    case .string: .string(string)
    case .enumeration: enumerationCase(string)
    case .date: DateText.date(from: string).map { .date($0) }
    case .uuid: UUID(uuidString: string).map { .uuid($0) }
    case .url: URL(string: string).map { .url($0) }
    default: nil
    }
  }

  private func enumerationCase(_ name: String) -> AttributeValue? {
    type?.cases.contains(name) == true ? .string(name) : nil
  }
}

extension BoundPath {
  /// Whether values at the ends of both paths can be compared.
  func isComparable(with other: BoundPath) -> Bool {
    let numbers: [AttributeType?] = [.integer, .double]
    if numbers.contains(type) && numbers.contains(other.type) && type != nil { return true }
    return type == other.type && objectName == other.objectName
  }
}

extension Relation {
  /// The relation with its spelling left behind.
  var bound: BoundComparison.Relation {
    switch self {
    case .isEqual: .isEqual
    case .isNotEqual: .isNotEqual
    case .isLess: .isLess
    case .isLessOrEqual: .isLessOrEqual
    case .isGreater: .isGreater
    case .isGreaterOrEqual: .isGreaterOrEqual
    case .isIn: .isIn
    case .isBetween: .isBetween
    case .contains: .contains
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    }
  }
}
