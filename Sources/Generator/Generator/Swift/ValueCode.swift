import Specification
import Templates

extension TimeSpan {
  /// `.seconds(600)`, `.milliseconds(200)`
  var code: SwiftCode {
    milliseconds % 1_000 == 0
      ? ".seconds(\(SwiftLiteral(milliseconds / 1_000)))"
      : ".milliseconds(\(SwiftLiteral(milliseconds)))"
  }
}

extension AttributeValue {
  /// The value as an expression that has its type wherever it stands.
  var standaloneCode: SwiftCode {
    switch self {
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .int(let number): "\(SwiftLiteral(number))"
    case .double(let number): "\(SwiftLiteral(number))"
    case .decimal(let digits): "Decimal(digits: \(SwiftLiteral(digits)))"
    case .string(let text): "\(SwiftLiteral(text))"
    case .date(let seconds):
      dateText(ofSecondsSinceReferenceDate: seconds).map { "Date(iso8601: \(SwiftLiteral($0)))" }
        ?? "Date(timeIntervalSinceReferenceDate: \(SwiftLiteral(seconds)))"
    case .url(let address): "URL(address: \(SwiftLiteral(address)))"
    case .uuid(let digits): "UUID(digits: \(SwiftLiteral(digits)))"
    case .data(let bytes): "Data([\(bytes.map { SwiftCode(SwiftLiteral(Int($0))) }.joined)])"
    case .enumerationCase(let name): ".\(Identifier(name))"
    }
  }

  /// The value where an optional of its type could stand as well: there a case called none would be
  /// read as nil.
  ///
  /// - Parameter model: the model in which the code stands; nil for elsewhere.
  func codeBesideOptional(of type: AttributeType, inside model: String? = nil) -> SwiftCode {
    guard self == .enumerationCase("none") else { return standaloneCode }
    return "\(type.code(inside: model))\(standaloneCode)"
  }
}
