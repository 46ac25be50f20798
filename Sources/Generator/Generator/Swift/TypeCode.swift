import Specification
import Templates

extension AttributeType {
  /// The type as Swift spells it; an enumeration stands alone inside its own model.
  func code(inside model: String? = nil) -> SwiftCode {
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
        : "\(Identifier(enumeration.model)).\(Identifier(enumeration.name))"
    }
  }
}

extension ValueType {
  /// - Parameter usesSnapshots: what crosses isolation is a snapshot, never a live object.
  func code(usesSnapshots: Bool = false) -> SwiftCode {
    let element: SwiftCode =
      switch self.element {
      case .attribute(let type): type.code()
      case .model(let name): usesSnapshots ? "Snapshot" : "\(Identifier(name))"
      }
    if isList { return "[\(element)]" }
    return isOptional ? "\(element)?" : element
  }
}
