import Foundation

/// What JSON in the form of an archive can be read as: objects, a value, or several values.
public protocol ArchiveReadable: Sendable {
  /// - Parameter source: where the archive comes from; what it calls by one `@id` is one object.
  /// - Throws: an `ArchiveError` with the place that is wrong.
  static func reading(_ data: Data, from source: URL) async throws -> Self
}

extension AttributeConvertible {
  public static func reading(_ data: Data, from source: URL) async throws -> Self {
    var parser = JSONParser(data)
    return try value(of: try parser.parse(), at: "the value")
  }

  fileprivate static func value(of json: JSONValue, at place: String) throws -> Self {
    let value = json == .null ? .null : ArchiveValue.value(of: attributeType, from: json)
    guard let value = value.flatMap({ Self(attributeValue: $0) }) else {
      throw json.failure(attributeType, at: place)
    }
    return value
  }
}

extension Optional: ArchiveReadable where Wrapped: AttributeConvertible {}

extension Array: ArchiveReadable where Element: AttributeConvertible {
  public static func reading(_ data: Data, from source: URL) async throws -> [Element] {
    var parser = JSONParser(data)
    return try parser.parse().elements(at: "the value").enumerated()
      .map { try Element.value(of: $1, at: "[\($0)]") }
  }
}

/// Values as JSON.
extension Archive {
  package static func data(of value: some AttributeConvertible) -> Data {
    Data(ArchiveValue.json(of: value.attributeValue).utf8)
  }

  package static func data(of values: [some AttributeConvertible]) -> Data {
    let elements = values.map { ArchiveValue.json(of: $0.attributeValue) }
    return Data("[\(elements.joined(separator: ", "))]".utf8)
  }
}
