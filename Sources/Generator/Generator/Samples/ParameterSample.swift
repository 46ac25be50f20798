import Specification
import Templates

/// A value of a type as code, in an address and in JSON.
struct ParameterSample {
  let code: SwiftCode
  /// As it stands in an address, with everything encoded that has a meaning there.
  let addressText: String
  let json: String

  init(of type: AttributeType) {
    let value = Self.value(of: type)
    json = JSONText(value).text
    code = value.code(of: type)
    addressText =
      switch type {
      case .bool: "true"
      case .int: "1"
      case .double: "1.5"
      case .decimal: "2.5"
      case .string: "one%2Ftwo"
      case .date: "2001-01-01T00%3A00%3A00Z"
      case .url: "https%3A%2F%2Fexample.org"
      case .uuid: Self.identifier
      case .data: "AQID"
      case .enumeration(let enumeration): enumeration.cases[0]
      }
  }

  private static let identifier = "00000000-0000-4000-8000-000000000001"

  private static func value(of type: AttributeType) -> AttributeValue {
    switch type {
    case .bool: .bool(true)
    case .int: .int(1)
    case .double: .double(1.5)
    case .decimal: .decimal("2.5")
    case .string: .string("one/two")
    case .date: .date(0)
    case .url: .url("https://example.org")
    case .uuid: .uuid(identifier)
    case .data: .data([1, 2, 3])
    case .enumeration(let enumeration): .enumerationCase(enumeration.cases[0])
    }
  }
}

extension ValueType {
  /// A value of the type as code; nil for an object, which nobody has without a store.
  var sample: SwiftCode? {
    guard let type = attributeType else { return isList ? "[]" : nil }
    let sample = ParameterSample(of: type).code
    return isList ? "[\(sample)]" : sample
  }
}
