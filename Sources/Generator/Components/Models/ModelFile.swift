import Mustache
import Specification
import Templates

/// The owner's half of a model.
struct ModelFile: Component {
  static let template = "Models/Model.swift"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [ModelSpecification] {
    project.specification.models
  }

  func path(for model: ModelSpecification, in project: Project) -> String {
    project.folder("Models") + "/\(model.name).swift"
  }

  func words(
    for model: ModelSpecification, in project: Project
  ) -> [String: TemplateValue] {
    let handWritten = model.derived.filter(\.isHandWritten)
    return [
      "model": .word(Identifier(model.name)),
      "handWritten": .rows(
        handWritten.map { property in
          [
            "name": .word(Identifier(property.name)),
            "nameLiteral": .word(SwiftLiteral(property.name)),
            "type": .word(property.code(inside: model.name)),
            "standIn": .word(Self.standIn(for: property)),
          ]
        }),
    ]
  }

  /// What stands for the value until its owner has written the property: a text says so itself.
  private static func standIn(for property: DerivedSpecification) -> SwiftCode {
    if property.isOptional { return "nil" }
    return switch property.type {
    case .string: "\(SwiftLiteral("\(property.name) is yours to write"))"
    case .bool: "false"
    case .int, .double, .decimal: "0"
    case .date: "Date(timeIntervalSinceReferenceDate: 0)"
    case .url: "URL(filePath: \"/\")"
    case .uuid: "UUID()"
    case .data: "Data()"
    case .enumeration(let enumeration): ".\(Identifier(enumeration.cases[0]))"
    }
  }
}

extension DerivedSpecification {
  func code(inside model: String) -> SwiftCode {
    isOptional ? "\(type.code(inside: model))?" : type.code(inside: model)
  }
}
