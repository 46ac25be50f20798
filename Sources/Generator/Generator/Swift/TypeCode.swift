import Specification
import Templates

extension AttributeType {
  /// Whether a file that names the type imports Foundation.
  var isOfFoundation: Bool {
    switch self {
    case .date, .decimal, .data, .url, .uuid: true
    case .bool, .int, .double, .string, .enumeration: false
    }
  }

  /// The type as Swift spells it; an enumeration stands alone inside its own model.
  ///
  /// - Parameter object: how another model is written.
  func code(inside model: String? = nil, object: (String) -> SwiftCode = { "\(Identifier($0))" })
    -> SwiftCode
  {
    switch self {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .decimal: "Decimal"
    case .string: "String"
    case .date: "Date"
    case .url: "URL"
    case .uuid: "UUID"
    case .data: "Data"
    case .enumeration(let enumeration):
      enumeration.model == model
        ? "\(Identifier(enumeration.name))"
        : "\(object(enumeration.model)).\(Identifier(enumeration.name))"
    }
  }
}

extension ValueType {
  /// - Parameter object: the type of an object of a model.
  func code(object: (String) -> SwiftCode) -> SwiftCode {
    let element: SwiftCode =
      switch self.element {
      case .attribute(let type): type.code(object: object)
      case .model(let name): object(name)
      }
    if isList { return "[\(element)]" }
    return isOptional ? "\(element)?" : element
  }
}
