/// JSON as it is written: numbers keep their digits, objects their order.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Equatable, Sendable {
    let name: String
    let value: JSONValue
  }

  /// The value without regard to what an attribute makes of it; nil where no attribute has such.
  var attributeValue: AttributeValue? {
    switch self {
    case .bool(let value): .bool(value)
    case .number(let text): DecimalText.decimal(from: text).map { .decimal($0) }
    case .string(let text): .string(text)
    case .null: .null
    case .array, .object: nil
    }
  }

  /// What it is, for messages.
  private var kind: ErrorSentence {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The members of an object.
  ///
  /// - Throws: an `ArchiveError` where it is none.
  func members(at place: String) throws -> [Member] {
    guard case .object(let members) = self else { throw failure("an object", at: place) }
    return members
  }

  /// The elements of an array.
  ///
  /// - Throws: an `ArchiveError` where it is none.
  func elements(at place: String) throws -> [JSONValue] {
    guard case .array(let elements) = self else { throw failure("an array", at: place) }
    return elements
  }

  /// That something else was expected.
  func failure(_ expectation: ErrorSentence, at place: String) -> ArchiveError {
    ArchiveError(place: place, message: "expected \(expectation), found \(kind)")
  }

  /// The same for a value of a type, with what was found where that is short enough.
  func failure(_ type: AttributeType, at place: String) -> ArchiveError {
    let expectation = ArchiveValue.expectation(type)
    let isOfKind = expectation == kind
    return ArchiveError(
      place: place,
      message: isOfKind
        ? "no \(type.name) is exactly\(quotation)"
        : "\(failure(expectation, at: place).message)\(quotation)")
  }

  private var quotation: String {
    switch self {
    case .string(let text), .number(let text): text.count <= 40 ? " '\(text)'" : ""
    default: ""
    }
  }
}
