import Mustache
import Specification
import Templates

/// What the spec says of the application: its settings, stores, queues and first controller.
struct ApplicationDelegateSpecificationFile: Component {
  static let template = "Application/ApplicationDelegate+Generated.swift"
  static let ownership = Ownership.armature

  func parts(of project: Project) -> [Project] {
    project.isLibrary ? [] : [project]
  }

  func path(for part: Project, in project: Project) -> String {
    project.folder(of: .applicationDelegate) + "/\(project.delegateName.text)+Generated.swift"
  }

  func words(
    for part: Project, in project: Project
  ) -> [String: TemplateValue] {
    let application = part.specification.application
    return [
      "sibling": .word(Identifier(project.delegateName.text)),
      "delegate": .word(project.delegateName),
      "applicationLiteral": .word(SwiftLiteral(application.name)),
      "hasSettings": .bool(!application.settings.isEmpty),
      "settings": .rows(application.settings.map { ["arguments": .word(Self.arguments(of: $0))] }),
      "stores": .word(
        part.specification.stores.map { "try \(Identifier($0.name))(at: location)" as SwiftCode }
          .joined),
      "queues": .word(project.queues),
      "initialController": .optional(
        part.specification.application.initialController.map { Identifier($0) }),
    ]
  }

  private static func arguments(of setting: SettingSpecification) -> SwiftCode {
    let start: SwiftCode = "\(SwiftLiteral(setting.name)), \(setting.type.code()).self"
    guard let value = setting.defaultValue else { return start }
    return "\(start), default: \(value.standaloneCode)"
  }

}

extension Project {
  /// The operation queues and how many operations each runs at a time.
  var queues: SwiftCode {
    let queues = specification.application.operationQueues
    if queues.isEmpty { return "[:]" }
    let pairs = queues.map {
      "\(SwiftLiteral($0.name)): \(SwiftLiteral($0.maximumConcurrentOperations))" as SwiftCode
    }
    return "[\(pairs.joined)]"
  }
}
