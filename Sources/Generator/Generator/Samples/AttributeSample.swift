import Specification
import Templates

/// Any value of a type, where no object has one to give.
enum AttributeSample {
  static func value(of type: AttributeType) -> SwiftCode {
    switch type {
    case .bool: "true"
    case .int, .double, .decimal: "1"
    case .string: "\"text\""
    case .date: "Samples.date"
    case .url: ParameterSample(of: .url).code
    case .uuid: "UUID()"
    case .data: "Data()"
    case .enumeration(let enumeration): ".\(Identifier(enumeration.cases[0]))"
    }
  }
}
