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
  /// The value as an expression that has its type wherever it stands. A case called none is written with
  /// its type, since beside an optional it would be read as nil.
  ///
  /// - Parameters:
  ///   - type: that of the value; nil only where there is no value of it.
  ///   - model: the model in which the code stands; nil for elsewhere.
  ///   - object: how another model is written.
  func code(
    of type: AttributeType?, inside model: String? = nil,
    object: (String) -> SwiftCode = { "\(Identifier($0))" }
  ) -> SwiftCode {
    switch self {
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .int(let number): "\(SwiftLiteral(number))"
    case .double(let number): "\(SwiftLiteral(number))"
    case .decimal(let digits): "Decimal(digits: \(SwiftLiteral(digits)))"
    case .string(let text): "\(SwiftLiteral(text))"
    case .date(let seconds):
      dateText(ofSecondsSinceReferenceDate: seconds).map { "Date(iso8601: \(SwiftLiteral($0)))" }
        ?? "Date(timeIntervalSinceReferenceDate: \(SwiftLiteral(seconds)))"
    case .day(let day): "Date(iso8601: \(SwiftLiteral(dayText(ofDaysSinceReferenceDate: day))))"
    case .endOfDay(let day):
      "Date(endOfDay: \(SwiftLiteral(dayText(ofDaysSinceReferenceDate: day))))"
    case .url(let address): "URL(address: \(SwiftLiteral(address)))"
    case .uuid(let digits): "UUID(digits: \(SwiftLiteral(digits)))"
    case .data(let bytes): "Data([\(bytes.map { SwiftCode(SwiftLiteral(Int($0))) }.joined)])"
    case .enumerationCase("none"): "\(type?.code(inside: model, object: object) ?? "").none"
    case .enumerationCase(let name): ".\(Identifier(name))"
    }
  }
}
