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
}
