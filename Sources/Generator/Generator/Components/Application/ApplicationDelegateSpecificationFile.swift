import Mustache
import Specification
import Templates

/// What the spec says of the application: its settings, stores, queues and first controller.
struct ApplicationDelegateSpecificationFile: Component {
  static let template = "Application/ApplicationDelegate+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.applicationDelegate)

  func parts(of project: Project) -> [Project] {
    project.isLibrary ? [] : [project]
  }

  func fileName(for part: Project) -> String { "\(part.delegateName.text)+Generated.swift" }

  func words(for part: Project, in project: Project) -> TemplateWords {
    let application = part.specification.application
    let labels = project.labels
    return [
      "delegate": .word(project.delegateName),
      "applicationLiteral": .word(SwiftLiteral(application.name)),
      "hasSettings": .bool(!application.settings.isEmpty),
      "settings": .rows(application.settings.map { ["arguments": .word(Self.arguments(of: $0))] }),
      "languages": .optional(project.languages),
      "labels": .rows(
        labels.map {
          ["property": .word(SwiftLiteral($0.key)), "label": .word($0.label)]
        }),
      "hasLabels": .bool(!labels.isEmpty),
      "reachability": .optional(application.reachability.map(project.code)),
      "hasNotifications": .bool(!application.notifications.isEmpty),
      "notifications": .rows(application.notifications.map { project.words(for: $0) }),
      // Several properties may follow one of them.
      "keptNotifications": .rows(
        application.notifications.map(\.notification).withoutRepetitions.map {
          ["notification": .word($0.code)]
        }),
      "hasStores": .bool(!part.specification.stores.isEmpty),
      "storeTypes": .word(
        part.specification.stores.map { "\(Identifier($0.name)).self" as SwiftCode }.joined),
      "queues": .word(project.queues),
      "initialController": .optional(
        part.specification.application.initialController.map { Identifier($0) }),
    ]
  }

  private static func arguments(of setting: SettingSpecification) -> SwiftCode {
    var arguments: [SwiftCode] = [
      SwiftCode(SwiftLiteral(setting.name)), "\(setting.type.code()).self",
    ]
    arguments += setting.formerNames.argument
    if let value = setting.defaultValue {
      arguments.append("default: \(value.code(of: setting.type))")
    }
    return arguments.joined
  }
}

extension Project {
  fileprivate func code(of server: ReachabilitySpecification) -> SwiftCode {
    let type = typeNames.imported("ServerAddress")
    return "\(type)(host: \(SwiftLiteral(server.host)), port: \(SwiftLiteral(server.port)))"
  }

  /// What templates say of a property that a notification sets.
  func words(for property: NotificationPropertySpecification) -> TemplateWords {
    let type = property.type.codeAcrossIsolation(in: typeNames)
    return [
      "name": .word(Identifier(property.name)),
      "type": .word(property.type.isOptional ? type : "\(type)?" as SwiftCode),
      "isOptional": .bool(property.type.isOptional),
      "notification": .word(property.notification.code),
      "sample": .optional(property.type.sample),
    ]
  }

  /// The codes of the languages that there are texts in; nil where there are none.
  fileprivate var languages: SwiftCode? {
    guard let translations = texts.texts.first?.translations else { return nil }
    return "[\(translations.map { SwiftCode(SwiftLiteral($0.language)) }.joined)]"
  }

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
