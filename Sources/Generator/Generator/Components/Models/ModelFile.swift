import Mustache
import Specification
import Templates

/// The owner's half of a model.
struct ModelFile: Component {
  static let template = "Models/Model.swift"
  static let ownership = Ownership.owner
  static let place = Place.sources(.model)

  func parts(of project: Project) -> [ModelSpecification] {
    Array(project.specification.models)
  }

  func words(for model: ModelSpecification, in project: Project) -> TemplateWords {
    let handWritten = model.derived.filter(\.isHandWritten)
    return [
      "model": .word(Identifier(model.name)),
      "needsFoundation": .bool(handWritten.contains { $0.type.isOfFoundation }),
      "handWritten": .rows(
        handWritten.map { property in
          [
            "name": .word(Identifier(property.name)),
            "nameLiteral": .word(SwiftLiteral(property.name)),
            "type": .word(property.code(inside: model.name)),
            "standIn": .word(property.standIn),
          ]
        }),
    ]
  }
}

extension DerivedSpecification {
  func code(inside model: String) -> SwiftCode {
    isOptional ? "\(type.code(inside: model))?" : type.code(inside: model)
  }

  /// What stands for the value until its owner has written the property: a text says so itself.
  var standIn: SwiftCode {
    if isOptional { return "nil" }
    return switch type {
    case .string: "\(SwiftLiteral("\(name) is yours to write"))"
    case .bool: "false"
    case .int, .double, .decimal: "0"
    case .date: "Date(timeIntervalSinceReferenceDate: 0)"
    case .url: "URL(filePath: \"/\")"
    case .uuid: "UUID(digits: \"00000000-0000-0000-0000-000000000000\")"
    case .data: "Data()"
    case .enumeration(let enumeration): ".\(Identifier(enumeration.cases[0]))"
    }
  }
}
